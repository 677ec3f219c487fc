/** A name with a question mark: of a branch when it is open and where it is, of a service what it costs and how long it takes. */
import { act, type Act } from '../../acts.ts';
import { TAKING } from '../several/wishes-anew.ts';
import type { Heard } from '../../heard.ts';
import { findNames, namingWords, servicesTold } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { plainWords } from '../../words/text.ts';
import { namesOnlyService } from '../booking/bare-service.ts';

const LEADS =
  /^(?:y|e|and|que|tal|what|how|about|en|em|na|no|in|at|de|da|do|la|el|los|las|o|a|the|sede|sucursal|local|tienda|unidade|filial|branch|one|ah|ok)$/;

/** "¿Y en Laureles?", "¿el Poblado?", "¿limpieza?": with nothing open, and nothing else is said; of a service asked for the branch of another, too. */
export function askedByName(heard: Heard): readonly Act[] | undefined {
  const { text, times, situation } = heard;
  const asksWhere = situation.flow === 'agenda' && situation.offer?.kind === 'sucursal';
  if ((situation.flow !== 'ninguno' && !asksWhere) || saysWhen(times)) return undefined;
  if (asksOfService(heard)) return [act(heard, { intent: 'ask', topic: 'precio', area: 'PAGOS' })];
  if (asksWhere || !(text.asks || AND_THERE.test(text.norm)) || !namesOnlyBranch(heard)) return undefined;
  return (['horarios', 'direccion'] as const).map((topic) => act(heard, { intent: 'ask', topic, area: 'GENERAL' }));
}
const AND_THERE = /^ (?:y|e|and|what about|how about) /;

function namesOnlyBranch({ text: { raw }, situation: { tenant } }: Heard): boolean {
  const { sucursal } = tenant === undefined ? {} : findNames(raw, tenant);
  const branch = tenant?.branches.find(({ id }) => id === sucursal);
  if (branch === undefined) return false;
  const called = namingWords(branch.name);
  return plainWords(raw).every((word) => LEADS.test(word) || called.includes(word));
}

function asksOfService(heard: Heard): boolean {
  const { text, situation } = heard;
  // "Marca pra mim limpeza?" takes it.
  if (
    !text.asks ||
    TAKING.test(text.norm) ||
    situation.tenant === undefined ||
    servicesTold(text.raw, situation.tenant).length === 0 ||
    // "¿Y las sesiones las tomo con Constanza?" asks who gives them.
    findNames(text.raw, situation.tenant).profesional !== undefined
  )
    return false;
  return namesOnlyService({ ...heard, text: { ...text, asks: false } });
}

/**
 * "Y las pestañas", "y el pedicure" by themselves, with nothing open: behind a price it asks the same of that one, else
 * it is a wish. Which of the two, the machine knows (`asked-about.ts`).
 */
const AND_ANOTHER =
  /^ (?:(?:ok|ah|ya|bueno|dale|listo|gracias|entendi|perfecto) )*(?:y|e|and)(?: que tal)? (?!(?:.* )?(?:dame|deme|d[ae]nos|reserv[a-z]*|agend[a-z]*|anot[a-z]*|marc[a-z]*|sum[a-z]*|agreg[a-z]*|book|me|give|quiero|quero|want|ademas|aparte) )/;

export function asksSameOfAnother(heard: Heard): boolean {
  const { text, situation, guest } = heard;
  if (situation.flow !== 'ninguno' || text.asks || guest !== undefined) return false;
  return AND_ANOTHER.test(text.norm) && namesOnlyService(heard);
}

/** "¿Y a las 14 con quién sería?", of hours on show: that hour is looked at with its name, and it is only asked. */
const WITH_WHOM =
  / (?:(?:con|com|with) (?:quien|quem|who|whom|que|cual|qual|which) |(?:quien|quem|who) (?:[a-z]+ ){0,2}(?:esta|estaria|atiende|atenderia|hay|hace|haria|seria|es|atende|atenderia|faz|is|does|would))/;

export function asksWhoThen({ text, times, situation }: Heard): boolean {
  const { flow, asks } = situation;
  const looking = (flow === 'agenda' || flow === 'reprogramacion') && (asks === 'list' || asks === 'confirm');
  return looking && text.asks && times.hora !== undefined && WITH_WHOM.test(text.norm);
}
