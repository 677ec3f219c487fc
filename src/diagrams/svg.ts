import type { DrawnMachine, DrawnState, Waiting } from './graph.ts';
import { LABEL_LINE_PX, shownLabels, type Box, type Layout, type Line } from './layout.ts';

/** Colours say whom a state waits for; the border's form says it again for who sees no colours (4.5:1 text). */
const LOOK: Readonly<Record<Waiting, { fill: string; stroke: string; dash: string; says: string }>> = {
  cliente: { fill: '#e3f2e6', stroke: '#1f6b35', dash: '', says: 'espera al cliente' },
  servicio: { fill: '#e4ecfb', stroke: '#234f9e', dash: '6 3', says: 'espera a un servicio' },
  persona: { fill: '#fdeede', stroke: '#8a4b08', dash: '2 3', says: 'lo tiene una persona' },
  paso: { fill: '#ffffff', stroke: '#777777', dash: '1 3', says: 'de paso' },
  final: { fill: '#ececec', stroke: '#333333', dash: '', says: 'así termina' },
};
const FOOTER_LINE_PX = 18;
const MARGIN_PX = 24;

/** A machine's picture: plain SVG, the same bytes for the same machine. */
export function svgOf(machine: DrawnMachine, layout: Layout): string {
  const footer = [...machine.footer, `colores: ${legend(machine)}`];
  const width = Math.ceil(Math.max(layout.width, ...footer.map((line) => line.length * 6.2 + 2 * MARGIN_PX)));
  const height = Math.ceil(layout.height + footer.length * FOOTER_LINE_PX + MARGIN_PX);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escaped(describe(machine))}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="ui-sans-serif, system-ui, sans-serif" font-size="12">`,
    '<defs><marker id="f" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="#555"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...layout.lines.map(lineOf),
    ...machine.states.map((state) => stateOf(state, layout.boxes.get(state.name))),
    ...layout.lines.map(labelOf),
    ...footer.map((line, i) => text(line, { x: MARGIN_PX, y: layout.height + (i + 1) * FOOTER_LINE_PX }, '#444')),
    '</svg>',
  ];
  return `${parts.filter((part) => part !== '').join('\n')}\n`;
}

function stateOf({ name, waits, initial }: DrawnState, box: Box | undefined): string {
  if (!box) return '';
  const { fill, stroke, dash } = LOOK[waits];
  const border = `stroke="${stroke}" stroke-width="${waits === 'final' ? 3 : 1.5}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}`;
  const rect = `<rect x="${px(box.x)}" y="${px(box.y)}" width="${px(box.width)}" height="${px(box.height)}" rx="9" fill="${fill}" ${border}/>`;
  const dot = initial ? `<circle cx="${px(box.x + 10)}" cy="${px(box.y + 10)}" r="4" fill="#111"/>` : '';
  const label = `<text x="${px(box.x + box.width / 2)}" y="${px(box.y + box.height / 2 + 4)}" text-anchor="middle" font-weight="600" fill="#111">${escaped(name)}</text>`;
  return rect + dot + label;
}

function lineOf({ points }: Line): string {
  const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');
  return `<path d="${path}" fill="none" stroke="#888" stroke-width="1.2" marker-end="url(#f)"/>`;
}

function labelOf({ edge, label }: Line): string {
  if (!label) return '';
  const back = `<rect x="${px(label.x - 2)}" y="${px(label.y)}" width="${px(label.width + 4)}" height="${px(label.height)}" fill="#fff" fill-opacity="0.92"/>`;
  const lines = shownLabels(edge).map(
    (line, i) =>
      `<text x="${px(label.x + label.width / 2)}" y="${px(label.y + (i + 1) * LABEL_LINE_PX - 3)}" text-anchor="middle" font-size="11" fill="#333">${escaped(line)}</text>`,
  );
  return back + lines.join('');
}

function text(words: string, at: { x: number; y: number }, fill: string): string {
  return `<text x="${px(at.x)}" y="${px(at.y)}" fill="${fill}">${escaped(words)}</text>`;
}

function legend({ states }: DrawnMachine): string {
  const kinds = [...new Set(states.map((s) => s.waits))].sort();
  const named = {
    cliente: 'verde',
    servicio: 'azul, a rayas',
    persona: 'naranja',
    paso: 'blanco, a puntos',
    final: 'gris, borde grueso',
  };
  return kinds.map((kind) => `${named[kind]} = ${LOOK[kind].says}`).join(' · ');
}

function describe({ name, states, all }: DrawnMachine): string {
  return `Máquina ${name}: ${states.length} estados, ${all.length} transiciones. La lista está en docs/machines/README.md.`;
}

function px(n: number): string {
  return String(Math.round(n * 10) / 10);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
