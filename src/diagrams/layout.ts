import bundled from 'elkjs/lib/elk.bundled.js';
import type { ELK, ElkNode } from 'elkjs';
import type { DrawnEdge, DrawnMachine } from './graph.ts';

/** Its types describe the CommonJS shape; what Node imports is the class itself. */
const Elk = bundled as unknown as new () => ELK;

/** Where ELK puts everything, in pixels from the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Line {
  readonly edge: DrawnEdge;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: Box | undefined;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lines: readonly Line[];
}

export const CHAR_PX = 6.7;
export const LABEL_LINE_PX = 14;
/** More labels on one line than this are counted, and all of them stand in the list beside the picture. */
export const LABELS_MAX = 3;

/** Measured on a 15-state machine: fewest crossings of the recipes that were tried (console.md 2.2). */
const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'BFS_NODE_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.spacing.edgeLabel': '4',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
};

export function shownLabels({ labels }: DrawnEdge): string[] {
  const rest = labels.length - LABELS_MAX;
  return rest > 0 ? [...labels.slice(0, LABELS_MAX), `y ${rest} más`] : [...labels];
}

/** Lays a machine out; the same machine gives the same pixels. */
export async function layoutOf(machine: DrawnMachine): Promise<Layout> {
  const elk = new Elk();
  const graph: ElkNode = {
    id: machine.name,
    layoutOptions: OPTIONS,
    children: machine.states.map(({ name }) => ({ id: name, width: name.length * CHAR_PX * 1.15 + 40, height: 40 })),
    edges: machine.edges.map((edge, i) => ({
      id: String(i),
      sources: [edge.from],
      targets: [edge.to],
      labels: [{ text: String(i), ...labelSize(edge), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
    })),
  };
  const placed = await elk.layout(graph);
  const boxes = new Map((placed.children ?? []).map((child) => [child.id, boxOf(child)]));
  const lines = (placed.edges ?? []).flatMap((laid) => {
    const edge = machine.edges[Number(laid.id)];
    const section = laid.sections?.[0];
    if (!edge || !section) return [];
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
    const [label] = laid.labels ?? [];
    return [{ edge, points, label: label && boxOf(label) }];
  });
  return { width: placed.width ?? 0, height: placed.height ?? 0, boxes, lines };
}

function labelSize(edge: DrawnEdge): { width: number; height: number } {
  const shown = shownLabels(edge);
  return { width: Math.max(...shown.map((l) => l.length)) * CHAR_PX * 0.9, height: shown.length * LABEL_LINE_PX };
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}
