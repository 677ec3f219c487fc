/** "¿Y a las 14 con quién sería?", of hours on show: that hour is looked at with its name, and it is only asked. */
import type { Heard } from '../../heard.ts';

const WITH_WHOM =
  / (?:(?:con|com|with) (?:quien|quem|who|whom|que|cual|qual|which) |(?:quien|quem|who) (?:[a-z]+ ){0,2}(?:esta|estaria|atiende|atenderia|hay|hace|haria|seria|es|atende|atenderia|faz|is|does|would))/;

export function asksWhoThen({ text, times, situation }: Heard): boolean {
  const { flow, asks } = situation;
  const looking = (flow === 'agenda' || flow === 'reprogramacion') && (asks === 'list' || asks === 'confirm');
  return looking && text.asks && times.hora !== undefined && WITH_WHOM.test(text.norm);
}
