/** What both floors say: a hand-written switch on the stored step. */
const rows = (prefix: string) =>
  Array.from({ length: 9 }, (_, i) => ({ id: `${prefix}_${i}`, title: `${prefix} ${i}`, description: 'Laura Gómez' }));
const list = (body: string, prefix: string) => ({
  type: 'interactive',
  interactive: {
    type: 'list',
    body: { text: body },
    action: { button: 'Ver', sections: [{ title: 'Opciones', rows: rows(prefix) }] },
  },
});
const text = (body: string) => ({ type: 'text', text: { body } });

export function answer(step: number): Record<string, unknown> {
  switch (step % 6) {
    case 0:
      return text('¡Hola! ¿En qué te ayudo?');
    case 1:
      return list('¿Qué servicio?', 'servicio');
    case 2:
      return list('Elegí un horario', 'turno');
    case 3:
      return text('¿Confirmás el turno?');
    case 4:
      return list('Elegí otro horario', 'turno');
    default:
      return text('Listo, salimos.');
  }
}

/** Who wrote, of a webhook that nobody has verified. */
export function senderOf(body: string): string {
  const { entry } = JSON.parse(body) as { entry: { changes: { value: { messages: { from: string }[] } }[] }[] };
  return entry[0]!.changes[0]!.value.messages[0]!.from;
}
