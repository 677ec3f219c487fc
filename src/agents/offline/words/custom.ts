/**
 * What somebody usually does, told beside a wish: "siempre voy los sábados pero…", "normalmente me atiende Laura", "mi
 * hermano se corta con Toño", "minha irmã faz massagem", "my wife gets massages with Emma". On folded words.
 */
import { KIN_WORD } from './kin.ts';
import { ES_DAY, WEEKDAY } from './words.ts';
import { re } from './pattern.ts';

const USUALLY =
  '(?:(?:casi )?siempre|normalmente|usualmente|generalmente|habitualmente|(?:por lo|en|no|em) (?:general|geral|comun)|(?:quase )?sempre|geralmente|suelo|solemos|acostumbro|costumo|(?:almost )?always|usually|normally|generally|i tend to)';
/** What one does at such a house, and what is done there to him. */
const OWN =
  '(?:(?:que|me|nos|yo|i|l[oa]s?) )*(?:voy|vengo|vamos|venimos|ir|venir|atiend[oe]n?|atenderme|cort[oa]|hago|hacemos|hacen?|veo?|pein[oa]|pint[oa]|reservo|agendo|saco|pido|tomo|paso|vou|venho|faco|faz|atende|marco|come|go|get|book|see|take)';
const LEADS = `(?:(?:hola|buenas|buenos dias|oi|ola|hi|hello|y|es que|yo|eu|i|nosotros|aunque|mira|mire|(?:l[oa]s |on |aos |nas )?(?:${ES_DAY})s?) )*`;
const HIS_CUSTOM = re`^ ${LEADS}(?:${USUALLY} ${OWN}|${OWN} ${USUALLY}) `;

/** By itself "mi mamá viene conmigo" is no custom of hers. */
const WITH_ME = / (?:conmigo|comigo|with me|y yo|e eu|and i|and me) /;
const THEIRS =
  '(?:se (?:l[oa]s? )?(?:hacen?|hizo|hacia|cortan?|atienden?|perfilan?|arreglan?|depilan?|pintan?|tinen?|tratan?|peinan?|tatuan?|aplican?|ponen?)|van?|vienen?|llevan?|hacen?|toman?|usan?|estudian?|vai|vao|vem|faz|fazem|toma|leva|goes|comes|gets|does|takes|sees)';
const OF_KIN = re`(?<! (?:para|con|de|por|pra|com|for|with)) (?:mis?|minhas?|meus?|my|nuestr[oa]s?) (?:mejor )?(?:${KIN_WORD})s? (?:[a-z]+ )?(?:(?:ya|tambien|tambem|${USUALLY}) )*${THEIRS} `;

/** "Los viernes", "às quintas", "on Fridays". */
const EACH_WEEK = `(?:l[oa]s|aos|[an]as|cada|every) ${WEEKDAY}s?|on [a-z]+days|(?:cada|every|tod[oa]s (?:l[oa]s|[oa]s)) (?:semanas?|mes(?:es)?|week|month)`;
const OFTEN = re` (?:${USUALLY}|${EACH_WEEK}) `;
/** "Va a ir", "esa hora": of one that is to come. */
const THIS_ONE =
  / (?:van? a [a-z]+r(?:l[oa]|se)?|va[io] [a-z]+r|(?:going|will) [a-z]+|es[ae]|est[ae]|ess[ae]|that|this) /;
/** Surely usual, and not what a relative does this time: "mi amiga va con Marina los viernes", not "mi amiga va a las 11". */
export function isUsualOfKin(said: string): boolean {
  return customIn(said) === 'kin' && OFTEN.test(said) && !THIS_ONE.test(said);
}

/** Whose custom is told; undefined: none is. `said`: folded words, one space between and around them. */
export function customIn(said: string): 'own' | 'kin' | undefined {
  if (HIS_CUSTOM.test(said)) return 'own';
  return OF_KIN.test(said) && !WITH_ME.test(said) ? 'kin' : undefined;
}
