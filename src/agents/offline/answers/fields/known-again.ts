/** "Limpieza", "ya, para examen visual", "de limpieza, sí", asked for the document: what is booked is said again, and no number is wrong. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, namesLike, namingWords } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { pieces } from '../../words/phrases.ts';
import { plainWords } from '../../words/text.ts';

const WORDS_MAX = 8;
const SMALL =
  /^(?:de|del|da|do|para|pra|por|es|era|seria|e|el|la|los|las|un|una|um|uma|o|a|lo|mi|minha|meu|the|for|it|s|is|quiero|quero)$/;

/** A yes to what is being booked: what is still missing is asked for once more. */
export function saysKnownAgain(heard: Heard): Act | undefined {
  const { text, times, hit, situation } = heard;
  const { field, flow, tenant, known } = situation;
  if (field === undefined || field === 'name' || flow !== 'agenda' || tenant === undefined) return undefined;
  if (text.asks || saysWhen(times) || /[\d@]/.test(text.raw) || text.words.length > WORDS_MAX) return undefined;
  if (hit !== undefined && hit.intent !== 'book') return undefined;
  const { servicio, profesional, sucursal } = findNames(text.raw, tenant);
  if (servicio === undefined || servicio !== known?.servicio || (profesional ?? sucursal) !== undefined)
    return undefined;
  const own = tenant.services.filter(({ id }) => id === servicio);
  const naming = new Set(namingWords(text.raw).filter((word) => namesLike(word, own)));
  const rest = plainWords(text.raw).filter((word) => !naming.has(word) && !SMALL.test(word));
  return pieces(rest).every(({ kind }) => kind === 'yes' || kind === 'filler')
    ? act(heard, { intent: 'accept' })
    : undefined;
}
