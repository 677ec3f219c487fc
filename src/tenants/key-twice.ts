/** A key that stands twice in one object of a JSON text: of the two the parser would take the last, and nobody is told. */
export interface KeyTwice {
  readonly key: string;
  /** Of the second one, from 1. */
  readonly line: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** The first such key; `json` is valid. */
export function keyTwice(json: string): KeyTwice | undefined {
  const open: { readonly keys: Set<string> | undefined; awaitsKey: boolean }[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (token === '{') open.push({ keys: new Set(), awaitsKey: true });
    else if (token === '[') open.push({ keys: undefined, awaitsKey: false });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inside) inside.awaitsKey = inside.keys !== undefined;
    else if (token.startsWith('"') && inside?.awaitsKey === true) {
      const key = String(JSON.parse(token));
      if (inside.keys?.has(key) === true) return { key, line: json.slice(0, index).split('\n').length };
      inside.keys?.add(key);
      inside.awaitsKey = false;
    }
  }
  return undefined;
}
