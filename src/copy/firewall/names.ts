/** Proper names in a written text: those of the turn's facts and the tenant's own are known, any other is invented. */
import { foldSame } from './atoms.ts';

/** Frequent first names where the bot works: at the start of a sentence a capital alone says nothing. */
const FIRST_NAMES = new Set(
  `juan jose luis carlos jorge miguel pedro pablo diego martin fernando ricardo eduardo roberto alejandro andres daniel david gabriel
  gustavo hector hugo javier julian leonardo lucas manuel marcelo marcos mario mateo matias mauricio maximiliano nicolas oscar
  ramon raul rodrigo ruben santiago sebastian sergio tomas victor walter adrian agustin alberto alfredo antonio bautista bruno
  cristian emiliano enrique ernesto esteban facundo federico felipe francisco franco gonzalo guillermo ignacio ivan joaquin
  leandro lorenzo ana maria laura lucia sofia martina julia valentina camila carolina paula andrea daniela gabriela florencia
  julieta agustina mariana natalia patricia claudia silvia monica susana rosa carmen elena isabel teresa veronica victoria
  virginia alejandra adriana alicia beatriz cecilia cristina diana eugenia fernanda graciela ines irene jimena josefina juana
  karina lorena luciana luisa magdalena marcela margarita marta micaela milagros miriam nadia noelia norma olga pilar raquel
  rocio romina sandra sara soledad tamara valeria vanesa viviana ximena yolanda joao paulo rafael thiago vinicius guilherme
  gustavo henrique larissa leticia mariane beatriz bruna renata aline camile john james robert michael william mary patricia
  jennifer linda elizabeth barbara susan jessica sarah karen thomas charles daniel matthew anthony mark donald steven paul
  andrew joshua kevin brian george emily ashley kimberly donna michelle carol amanda melissa deborah`.split(/\s+/u),
);

/** Words that are written with a capital and name nobody here. */
const COMMON = new Set(
  `whatsapp mercado pago stripe meet google link av avenida calle dr dra lic sr sra ud uds usted ok si no sim yes i i'm i'll i've pix
  dni cuit rut curp cedula tarjeta paypal english espanol portugues internet gps pdf monday tuesday wednesday thursday friday
  saturday sunday january february march april may june july august september october november december lunes martes miercoles
  jueves viernes sabado domingo mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep oct nov dec`.split(/\s+/u),
);

/** After these a name follows, whatever its letters. */
const CALLED =
  /(?:^|[^\p{L}])(?:dra?|lic|prof|don|dona|sr|sra|doctora?|doutora?|licenciad[oa]|mr|mrs|ms|dentista)\.? +(\p{L}[\p{L}'’-]+)/gu;
const SENTENCE_START = /(?:^|[.!?:…\n•¡¿"“(]|\p{Extended_Pictographic}|^\s*[-*])\s*$/u;

/** Words of names that no fact has. `known` are folded words. */
export function strangers(text: string, known: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const folded = foldSame(text);
  for (const match of text.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
    const word = folded.slice(match.index, match.index + match[0].length);
    if (known.has(word) || COMMON.has(word) || word.length < 2) continue;
    const capital = /^\p{Lu}/u.test(match[0]);
    const first = SENTENCE_START.test(
      text.slice(Math.max(0, match.index - 12), match.index).replaceAll(/[*_~`]/gu, ''),
    );
    if (FIRST_NAMES.has(word) ? capital || afterWith(folded.slice(0, match.index)) : capital && !first)
      found.push(match[0]);
  }
  for (const match of folded.matchAll(CALLED)) {
    const name = match[1] ?? '';
    if (!known.has(name)) found.push(name);
  }
  return found;
}

function afterWith(before: string): boolean {
  return /(?:^|\s)(?:con|com|with|soy|es|de|para|a|sou|i'm)\s+$/u.test(before);
}

export function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => foldSame(text).match(/\p{L}[\p{L}'’-]*/gu) ?? []));
}
