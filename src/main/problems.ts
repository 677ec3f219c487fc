import { ConfigError, reasonOf } from '../errors.ts';

/** Public surface: 1 failure · 3 configuration. Four lines a problem, all problems at once. */
export function explainConfigError(error: unknown): 1 | 3 {
  if (!(error instanceof ConfigError)) {
    process.stderr.write(`✗ Turno no pudo arrancar: ${reasonOf(error)}\n`);
    return 1;
  }
  for (const { code, what, where, fix } of error.problems) {
    process.stderr.write(
      `✗ ${code}  ${what}\n  dónde   ${where}\n  arreglo ${fix}\n  más     docs/errores.md#${code.toLowerCase()}\n`,
    );
  }
  return 3;
}
