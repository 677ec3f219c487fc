/** "What about Marcus?", "¿y qué tal con Nico?", of hours with somebody else: the same with him. */
import type { Heard } from '../../heard.ts';
import { findNames, isCalled, namingWords } from '../../names.ts';
import { ABOUT } from '../booking/branch-kept.ts';

export function asksWhatAbout({ text, times, situation }: Heard): boolean {
  const { flow, asks, tenant, known, proposed } = situation;
  const looking = (flow === 'agenda' || flow === 'reprogramacion') && (asks === 'list' || asks === 'confirm');
  const lead = ABOUT.exec(text.norm)?.[0];
  if (!looking || !text.asks || lead === undefined || tenant === undefined || times.spans.length > 0) return false;
  const said = namingWords(text.norm.slice(lead.length - 1));
  const { profesional } = findNames(`con ${said.join(' ')}`, tenant);
  const named = tenant.professionals.find(({ id }) => id === profesional);
  if (named === undefined || !said.every((word) => isCalled(word, named))) return false;
  return profesional !== (proposed?.professionalId ?? known?.profesional);
}
