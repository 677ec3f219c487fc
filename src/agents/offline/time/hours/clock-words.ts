import { phrases } from '../words/phrases.ts';

/** Words before an hour. After a strong one a number is an hour; after a weak one it needs more to show for it. */
export const MARKERS = phrases({
  strong:
    'a las|alas|ala|a golpe de|a golpe de las|a los 2|al las|para las|las|as|at|ate as|a eso de las|a eso de la|tipo las|tipo a las|tipo|tipin|como a las|' +
    'como las|maso a las|maso las|mas o menos a las|mas o menos las|sobre las|hacia las|aprox a las|cerca de las|' +
    'alrededor de las|por volta das|la pelas|pelas|umas|cerca das|around|about|a partir de las|las de las|por las|pras|o/a/no/na/ao/pro/pra das|@|alrededor das',
  one: 'a la|ala|la|a|a eso de la|para la|tipo la',
  weak: 'al|ao|el|a|o|en|em|sobre el|hacia el|cerca del|por volta do',
});
export const NAMED = phrases({
  noon: 'mediodia|medio dia|meio dia|meiodia|noon|midday|12 del mediodia|12 del dia|doce del dia|12 m|12 md|12m|12md|doce del mediodia|12 del medio dia|12 do meio dia',
  midnight: 'medianoche|media noche|meia noite|meianoite|midnight',
});
export const HALF_DAYS = phrases({
  am:
    'am|de/por/en/a/x la manana|de/por/en/a la mananita|ala manana|da/de/pela/na manha/manhazinha|na parte da manha|in the morning|' +
    'de/por/en la madrugada|da/de madrugada|de mananita',
  night: 'de/por/en/a la noche|da/de/a/pela/na noite/noitinha|de noche|at night|de/a la nochecita|x la noche',
  pm:
    'pm|de/por/en/a la tarde|da/de/a/pela/na tarde|de tarde|da/de/a/pela/na tardinha/tardezinha|in the afternoon|in the evening|in the arvo|de/a la tardecita|de la siesta|x la tarde|' +
    'de tardecita|de la tarde noche',
  noon: 'del/al/de mediodia|del/al/de medio dia|do/ao/de meio dia',
});
export const OCLOCK = phrases({
  unit: 'hs|h|hrs|hr|horas|hora|oclock|o clock',
  exact: 'en punto|em ponto|exactamente|exactas|sharp',
});
