/**
 * A service among the few that are shown, by one word that fits but one of them: "la dental" of "Limpieza dental" and
 * "Limpieza facial", "la de los dientes", "presencial", "la de las uñas" of a semipermanente and the brows. Such a word
 * says too little where all that is sold may be meant.
 */
import type { Service, Tenant } from '../../../domain.ts';
import { singular } from './called.ts';
import { conceptOf } from './concepts.ts';
import { SMALL, partsOf, sameWord, type Named } from './name-words.ts';

/** What may stand around that word: pointing, taking, manners. */
const AROUND = new Set(
  (
    'es era seria sea que si no se ese esa esto eso algo una uno unos unas cosa mis mi lo los las quiero quisiera queria quise necesito busco prefiero dame deme elijo mejor entonces pues ok dale bueno ah digo decia refiero me ' +
    'porfa porfis porfavor favor gracias please pls opcion modalidad forma manera servicio turno cita hora tratamiento solo nomas hacerme hacer ' +
    'um uma umas uns seja quero preciso queria prefiro melhor entao obrigado obrigada i want it is s one that'
  ).split(' '),
);
const WORDS_MAX = 2;

/** Words of names that are of a kind, by the concept of the word that the kind is called by. */
const KINDS: readonly (readonly [head: string, of: RegExp])[] = [
  ['unhas', /^(?:manicur|pedicur|semiperm|esmalt|kapping|capping|esculpid|acrilic|gel|softgel|polygel|rubber|shellac)/],
  ['manos', /^(?:manicur|semiperm|esmalt|kapping|capping|esculpid|acrilic|gel|softgel|polygel|rubber|shellac)/],
  [
    'pelo',
    /^(?:corte|brushing|cepillado|tintura|tinte|color|mechas|reflejos|balayage|keratina|alisado|peinado|rizos|trenzas|escova)/,
  ],
  [
    'dental',
    /^(?:ortodoncia|brackets|blanqueamiento|clareamento|conducto|endodoncia|extraccion|resina|implante|corona|carilla|caries|empaste|tapadura|profilaxis)/,
  ],
  ['facial', /^(?:peeling|dermaplan|hydrafacial|microdermo|botox|acne)/],
];

const AT_THE_PLACE = /^(?:presencial|presenciales|persona|consultorio|inperson)$/;
const FROM_AFAR = /^(?:virtual|virtuales|online|remot[oa]|distancia|videollamada|zoom|meet|linea)$/;

/** The services that the words fit; none where they say more, or nothing of it. */
export function toldAmong(said: readonly string[], shown: readonly Service[], { categories }: Tenant): string[] {
  const words = said.filter((word) => !SMALL.has(word) && !AROUND.has(word));
  if (words.length === 0 || words.length > WORDS_MAX) return [];
  const category = categories.find((one) => words.every((word) => calls(word, one)));
  const ofIt = shown.filter(({ categoryId }) => category !== undefined && categoryId === category.id);
  // "Dental", where most of what is shown is: which of them is asked.
  if (ofIt.length > 1) return ofIt.map(({ id }) => id);
  const ways: readonly ((service: Service) => boolean)[] = [
    (service) => words.every((word) => calls(word, service)),
    (service) => words.every((word) => partsOf(service).some((part) => sameWord(word, part))),
    (service) => words.every((word) => isGivenSo(word, service)),
    (service) => words.every((word) => isOfKind(word, service)),
    (service) => ofIt.includes(service),
  ];
  for (const fits of ways) {
    const found = shown.filter(fits);
    if (found.length > 0) return found.map(({ id }) => id);
  }
  return [];
}

/** By its very word: likenesses come behind it. */
function calls(word: string, thing: Named): boolean {
  return partsOf(thing).some((part) => singular(part) === singular(word));
}

export function isGivenSo(word: string, { modality }: Service): boolean {
  return (modality === 'virtual' ? FROM_AFAR : AT_THE_PLACE).test(word);
}

export function saysHowGiven(word: string): boolean {
  return FROM_AFAR.test(word) || AT_THE_PLACE.test(word);
}

function isOfKind(word: string, service: Service): boolean {
  const concept = conceptOf(word);
  if (concept === undefined) return false;
  return KINDS.some(([head, of]) => conceptOf(head) === concept && partsOf(service).some((part) => of.test(part)));
}
