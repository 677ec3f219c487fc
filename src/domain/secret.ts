/**
 * A credential that cannot be printed by accident: as text, as JSON, in a template, in `util.inspect` and in the console
 * it is `[secret]`. Whoever calls out unwraps it with `reveal()`, at the last moment.
 */
export class Secret {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  reveal(): string {
    return this.#value;
  }
  toString(): string {
    return MASK;
  }
  toJSON(): string {
    return MASK;
  }
  /** What Node's `util.inspect` and `console.log` ask for; the symbol spares the domain an import of Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return MASK;
  }
}

const MASK = '[secret]';
