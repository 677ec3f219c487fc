/** "¿Quién lleva divorcios?", "qué licenciados ven divorcios", "quiénes cortan?": who does what is sold, by whatever verb. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { IS_CALLED, OCCUPATION } from '../../words/kin.ts';
import { clauses, readText } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const WHO = `(?:quien(?:es)?|quem|who|(?:que|cual(?:es)?|qual|quais|which|what) ${OCCUPATION}(?:e?s)?)`;
const DOES =
  '(?:llevan?|ven?|verian?|hacen?|harian?|tratan?|tramitan?|manejan?|cortan?|tinen?|depilan?|atienden?|atenderian?|realizan?|faz|fazem|atende|atendem|cortam|trabajan?|laboran?|trabalham?|works?|handles?|does|do|treats?|cuts?|sees?|banan?|operan?|castran?|esterilizan?|vacunan?|ponen?|colocan?|aplican?|sacan?|extraen?|revisan?|examinan?|operam|aplicam|colocam|operates?(?: on)?|peinan?|pintan?|maquillan?|dan?|dictan?|da|dao|ensenan?|teach(?:es)?|gives?)';
/** "¿Quién arregla las bicis?": whatever a workshop sells, none calls it so. */
const MENDS = '(?:arreglan?|reparan?|componen?|consertam?|arrumam?|fix(?:es)?|repairs?|mends?)';
/** "Quién me puede hacer…", "con quién me hago…", "com quem faço…", "who can do…": whoever it is done by. */
const MAY = '(?:va[ns]? a|vai|vao|puede[ns]?|podria[ns]?|puedo|podria|podemos|pode|podem|posso|can|could|would)';
const TO_DO =
  '(?:hacer(?:me|nos|le|se)?|realizar(?:me)?|poner(?:me)?|dar(?:me)?|cortar(?:me)?|tenir(?:me)?|atender(?:me)?|fazer|dar|atender|do|give|tomar)';
const WITH_WHOM = `(?:con|com|with) (?:quien(?:es)?|quem|whom?|(?:que|cual|qual|which|what) ${OCCUPATION})`;
const OPENING = '(?:(?:y|hola|disculpa|oye|e|and|oi|hi) )*';
const ASKS = re`^ ${OPENING}${WHO} (?:(?:me|nos|les?|te|se|l[oa]s?) )*(?:${DOES}|(?<mends>${MENDS})|${MAY} (?:me )?${TO_DO}) (?<what>.*)$`;
/** "¿Y quién?", "y con quién?", with nothing open: of what was spoken of. */
const AND_WHO = re`^ (?:(?:ok|ah|ya|bueno|listo|genial|gracias|perfecto) )*(?:y|e|and) (?:(?:con|com|with) )?(?:quien(?:es)?|quem|who|whom)(?: (?:(?:l[oa]s? )?(?:hace|haria|faz)|es|seria|does it))? $`;
/** "Quien la opera", "quien lo haría": a question without its mark, of what was spoken of. */
const ASKS_OF_IT = re`^ ${OPENING}${WHO} (?:l[oa]s?|les?|(?:se|me|nos) l[oa]s?) (?:${DOES}|${MAY} ${TO_DO})(?: (?:ahi|alli|aca|aqui|entonces|doctora?))* $`;
const ASKS_WITH = re`^ ${OPENING}${WITH_WHOM} (?:(?:me|nos|se|yo|eu|i|l[oa]s?) )*(?:es|son|seria|e|is|hago|hacemos|hace|faco|faz|${MAY} (?:(?:i|me) )?${TO_DO}) `;
/** "A fisioterapia é com quem?", "el corte con quién es?" */
const SERVICE_FIRST = re`^ ${OPENING}(?!(?:mi|mis|meu|minha|my) )(?:[^ ]+ )+?(?:(?:es|seria|e|son) (?:con|com) (?:quien(?:es)?|quem)|(?:con|com) (?:quien|quem) (?:es|seria|e))(?: (?:ahi|aqui|ai|entonces))? $`;
/** "¿Quién vacuna?", "¿quién lo baña?": by the name of what is sold. */
const ASKS_DEED = re`^ ${OPENING}${WHO} (?:(?:l[oa]s?|le|les) )?[a-z]+(?: (?:al|el|la|los|las|o|a|ahi|aqui|ai|perros?|gatos?|mascotas?|cachorros?))* $`;
/** "¿Quién blanquea los dientes?" */
const ASKS_VERB = re`^ ${OPENING}${WHO} (?:(?:l[oa]s?|les?) )?[a-z]{2,}[ae]n?(?: [^ ]+){0,4} $`;
/** "Quem são as profissionais?" */
const TEAM = re`^ ${OPENING}(?:quem|quien(?:es)?|who) (?:sao|son|are|trabalha|trabaja) (?:(?:las?|los|as?|os?|seus|suas|the|your|sus|com|con|voces|ustedes) )*(?:profissiona(?:l|is)|profesional(?:es)?|funcionari[oa]s?|mocas|meninas|chicas|chicos|professionals?|staff|team|equipe|equipo|${OCCUPATION}(?:e?s)?)(?: (?:ai|ahi|aqui|de voces|que (?:atendem|atienden|trabajam|trabajan|trabalham)))* $`;
/** "¿Y el profe quién es?", "who's the trainer for the puppy class?" */
const WHO_IS = re`^ ${OPENING}(?:(?:el|la|los|las|o|a|os|as) ${OCCUPATION}(?:e?s)? (?:quien(?:es)?|quem) (?:es|son|seria|serian|e|sao)(?: (?:ahi|ai))?|who (?:is|s|are|would be) (?:the|your) ${OCCUPATION}s?(?: (?:for|of|in) (?:[^ ]+ ){0,4}[^ ]+)?) $`;
/** "Ok, ¿y los profes?", behind a price or before hours: who they are, and nothing else. */
const AND_THE_TEAM = re`^ (?:(?:ok|okay|ah|ya|bueno|listo|dale|genial|perfecto|gracias|oye|che|y|e|and|what about|how about) )*(?:los|las|os|as|the|sus|tus|seus|suas|your) (?:${OCCUPATION}e?s|chic[ao]s|moc[ao]s)(?: (?:que tal|entonces|ahi|ai|quienes|quem))* $`;
const FOR_ME = / (?:me|nos) /;
const HERE =
  /^(?:(?:no|na|nesse|nessa|salao|salon|clinica|local|consultorio|barberia|barbearia|negocio|studio|estudio|spa|voces|uds|ahi|aqui|aca|alli|ai|alla|la|there|here|ustedes|con|en|por|el|pelo|cabello|hair) )*$/;

/** Undefined: of something that is not sold here, of a time, or with another question beside it. */
export function asksWhoDoes(heard: Heard): Act | undefined {
  const { text, situation, times } = heard;
  if (situation.tenant === undefined || situation.field === 'name') return undefined;
  if (!text.asks && !ASKS_OF_IT.test(text.norm)) return undefined;
  const open = situation.flow !== 'ninguno';
  // Of the hour that is proposed: with whom that one is.
  if (open && FOR_ME.test(text.norm)) return undefined;
  // "¿Quién me atiende?", who has an appointment: of that one.
  if (
    (FOR_ME.test(text.norm) || IS_CALLED.test(text.norm) || WHO_IS.test(text.norm)) &&
    (situation.appointments ?? []).length > 0
  )
    return undefined;
  if (AND_THE_TEAM.test(text.norm) || (!open && asksWhoOfIt(heard)))
    return act(heard, { intent: 'ask', topic: 'profesionales' });
  if (saysWhen(times) || clauses(text.raw).length > 1) return undefined;
  const { what, mends } = ASKS.exec(text.norm)?.groups ?? {};
  const deed =
    TEAM.test(text.norm) ||
    WHO_IS.test(text.norm) ||
    (ASKS_DEED.test(text.norm) && sold(heard).length > 0) ||
    (ASKS_VERB.test(text.norm) && isSoldVerb(heard));
  const known =
    what === undefined
      ? deed || (!open && (asksWithWhom(heard) || IS_CALLED.test(text.norm)))
      : mends !== undefined || HERE.test(what) || sold(heard).length > 0;
  if (!known) return undefined;
  const [service, ...others] = byItsVerb(heard);
  return act(heard, {
    intent: 'ask',
    topic: 'profesionales',
    ...(service === undefined || others.length > 0 ? {} : { service }),
  });
}

/** "¿Y con quién?", of who has an appointment, is of that one, unless another service was spoken of. */
function asksWhoOfIt({ text, situation: { appointments = [], spokenOf } }: Heard): boolean {
  const of = spokenOf?.serviceId;
  const another = of !== undefined && !appointments.some(({ serviceId }) => serviceId === of);
  return AND_WHO.test(text.norm) && (appointments.length === 0 || another);
}

/** Of what is sold; of a service of which he has one it is that one. */
function asksWithWhom(heard: Pick<Heard, 'text' | 'situation'>): boolean {
  if (!ASKS_WITH.test(heard.text.norm) && !SERVICE_FIRST.test(heard.text.norm)) return false;
  const { appointments = [] } = heard.situation;
  const services = sold(heard);
  return services.length > 0 && !appointments.some(({ serviceId }) => services.includes(serviceId));
}

/** "El laceado con quién es y cuánto cuesta": of the first half, as it stands. */
export function asksWhoOfThat(piece: string, situation: Heard['situation']): boolean {
  return situation.flow === 'ninguno' && asksWithWhom({ text: readText(piece), situation });
}

function sold({ text, situation: { tenant } }: Pick<Heard, 'text' | 'situation'>): readonly string[] {
  if (tenant === undefined) return [];
  const told = servicesTold(text.raw, tenant);
  return told.length > 0 ? told : byItsVerb({ text, situation: { tenant } });
}
function byItsVerb({
  text: { raw },
  situation: { tenant },
}: {
  readonly text: Pick<Heard['text'], 'raw'>;
  readonly situation: Pick<Heard['situation'], 'tenant'>;
}): readonly string[] {
  if (tenant === undefined || servicesTold(raw, tenant).length > 0) return [];
  return servicesTold(raw.replace(DONE_BY_WHOM, '$1r'), tenant);
}
function isSoldVerb({ text: { raw }, situation: { tenant } }: Heard): boolean {
  const verb = DONE_BY_WHOM.exec(raw)?.[1];
  return verb !== undefined && tenant !== undefined && servicesTold(`${verb}r`, tenant).length > 0;
}
/** "Quién baña", "quién castra": what is sold may be called by its verb. */
const DONE_BY_WHOM = /(?<=(?:qui[eé]n(?:es)?|quem)\s+(?:(?:l[oa]s?|les?|me|nos)\s+)?)(\p{L}{2,}[ae])n?(?!\p{L})/iu;
