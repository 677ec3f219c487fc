import { answer } from '../answers.ts';
import { asked, nth } from '../asked.ts';
import type { Templates } from '../speech.ts';
import { lines } from '../text.ts';
import { answerWords } from './answers.ts';
import type { EsSpeech } from './habla.ts';

/** Greeting, menu, courtesy, what was not understood, people. */
export const reception = {
  saludo: (_, s) =>
    lines(
      greeting(s),
      `Puedo ayudar${s.te} a reservar, cambiar o cancelar ${s.un} ${s.turno}, a pagar, y responder ${s.tus} preguntas. ¿Qué ${s.f('necesitás', 'necesitas', 'necesita')}?`,
    ),
  menu: (_, s) =>
    lines(
      greeting(s),
      `• Reservar ${s.un} ${s.turno}`,
      `• Cambiarl${s.o} o cancelarl${s.o}`,
      '• Pagar un servicio',
      '• Horarios, precios y dirección',
    ),
  cortesia: (_, s) =>
    nth(
      [
        `¡Perfecto! Cualquier cosa, ${s.aca} estoy.`,
        `¡Genial! Si ${s.f('necesitás', 'necesitas', 'necesita')} algo más, ${s.f('escribime', 'escríbeme', 'escríbame')}.`,
        `¡Muy bien! Quedo a ${s.tu} disposición.`,
      ],
      (Math.floor(s.context.now / 60_000) % 3) + 1,
    ),
  salida: (_, s) =>
    `Listo, lo dejamos ${s.aca}. Cuando ${s.f('quieras', 'quieras', 'quiera')}, ${s.f('escribime', 'escríbeme', 'escríbame')} y seguimos.`,
  nada_que_cancelar: (_, s) =>
    `No hay nada en curso ni ${s.turnos} a ${s.tu} nombre para cancelar. ¿En qué más ${s.te} ayudo?`,
  nada_pendiente: (_, s) =>
    `No tengo ninguna pregunta pendiente. ${s.f('Contame', 'Cuéntame', 'Cuénteme')} qué ${s.f('necesitás', 'necesitas', 'necesita')} y lo vemos.`,
  no_entendi: (copy, s) => notUnderstood(copy.state, copy.times, s),
  opciones: (copy, s) =>
    nth(
      [
        `Veo que no ${s.te} estoy ayudando como ${s.f('esperás', 'esperas', 'espera')}. ¿Cómo ${s.f('querés', 'quieres', 'quiere')} seguir?`,
        `Para no dar más vueltas, ${s.f('elegí', 'elige', 'elija')} una de estas opciones:`,
      ],
      copy.times,
    ),
  respuesta: (copy, s) => answer(copy, s, answerWords(s)),
  medio_no_soportado: (copy, s) =>
    `Recibí ${MEDIA[copy.media] ?? 'un mensaje de otro tipo'}, pero por ${s.aca} solo leo texto. ¿Me lo ${s.f('escribís', 'escribes', 'escribe')}?`,
  lista_vencida: (_, s) =>
    s.offer
      ? `Esa lista ya no está vigente. Estas son las opciones de ahora:`
      : `Esa opción ya no está vigente. ${s.f('Decime', 'Dime', 'Dígame')} qué ${s.f('necesitás', 'necesitas', 'necesita')} y lo vemos de nuevo.`,
  silencio: (copy, s) =>
    `¿${s.f('Seguís', 'Sigues', 'Sigue')} ahí? Cuando ${s.f('quieras', 'quieras', 'quiera')}, seguimos${
      copy.state.startsWith('PAGOS_')
        ? ' con el pago'
        : copy.state.startsWith('AGENDA_')
          ? ` con ${s.tu} ${s.turno}`
          : ''
    }.`,
  disculpa_tecnica: () => 'Perdón, tuve un problema técnico y no pude procesar el último mensaje.',
  conversacion_reiniciada: (_, s) =>
    `Perdón, perdí el hilo de la conversación y empezamos de nuevo. ${s.Tu}s ${s.turnos} y pagos no cambiaron. ¿Qué ${s.f('necesitás', 'necesitas', 'necesita')}?`,
  pasando_a_persona: (_, s) => `${s.Te} paso con una persona del equipo. Un momento, por favor.`,
  persona_avisada: (_, s) =>
    `Ya avisé al equipo para que una persona ${s.te} responda por ${s.aca}. Mientras tanto ${s.f('podés', 'puedes', 'puede')} dejar más detalles.`,
  persona_no_disponible: (_, s) =>
    `No pude avisar al equipo en este momento. Si ${s.f('querés', 'quieres', 'quiere')}, ${s.f('probá', 'prueba', 'pruebe')} de nuevo en un rato o seguimos por ${s.aca}.`,
  bot_de_vuelta: (_, s) =>
    `${s.f('Volvés', 'Vuelves', 'Vuelve')} a hablar con ${s.bot}, asistente virtual. ¿En qué más ${s.te} ayudo?`,
} satisfies Partial<Templates<EsSpeech>>;

function greeting(s: EsSpeech): string {
  const own = s.greeting?.replaceAll(/\s*\n\s*/gu, ' ').trim();
  if (own) return own;
  return `¡Hola${s.name === undefined ? '' : `, ${s.name}`}! Soy ${s.bot}, asistente virtual de ${s.business}.`;
}

const MEDIA: Readonly<Record<string, string>> = {
  image: 'una imagen',
  audio: 'un audio',
  document: 'un documento',
  video: 'un video',
  sticker: 'un sticker',
  location: 'una ubicación',
  contacts: 'un contacto',
};

function notUnderstood(state: string, times: number, s: EsSpeech): string {
  const [one, two] = s.examples ?? ['un servicio', 'otro servicio'];
  const otherwise = `También ${s.f('podés', 'puedes', 'puede')} escribir «salir» para dejarlo, o «persona» para hablar con alguien.`;
  const yesNo = (yes: string, no: string): string =>
    nth(
      [
        `Necesito un sí o un no: «sí» ${yes}.`,
        `${s.f('Respondé', 'Responde', 'Responda')} «sí» ${yes}, o «no» ${no}.`,
        `Todavía me falta ${s.tu} respuesta: ¿sí o no? ${otherwise}`,
      ],
      times,
    );
  switch (asked(state, s)) {
    case 'slot':
      return nth(
        [
          `No entendí qué horario ${s.f('preferís', 'prefieres', 'prefiere')}. ${s.f('Elegí', 'Elige', 'Elija')} uno de la lista o ${s.f('escribí', 'escribe', 'escriba')}, por ejemplo, «el segundo».`,
          `¿Qué día y a qué hora ${s.te} queda bien ${s.el} ${s.turno}? Por ejemplo: «mañana después de las 16» o «el jueves por la tarde».`,
          `Sigo sin reconocer el horario. ${otherwise}`,
        ],
        times,
      );
    case 'service':
      return nth(
        [
          `No encontré ese servicio. ${s.f('Elegí', 'Elige', 'Elija')} uno de la lista o ${s.f('escribí', 'escribe', 'escriba')} su nombre, por ejemplo «${one}».`,
          `¿Qué servicio ${s.f('buscás', 'buscas', 'busca')}? Por ejemplo: «${two}» o «el primero».`,
          `Sigo sin reconocer el servicio. ${otherwise}`,
        ],
        times,
      );
    case 'booking_yes_no':
      return yesNo(`para reservar ${s.el} ${s.turno}`, `si ${s.f('preferís', 'prefieres', 'prefiere')} otra cosa`);
    case 'move_yes_no':
      return yesNo(`para cambiar ${s.el} ${s.turno}`, `para dejar ${s.el} ${s.turno} como está`);
    case 'cancel_yes_no':
      return yesNo(`para cancelar ${s.el} ${s.turno}`, `para dejar ${s.el} ${s.turno} como está`);
    case 'payment_yes_no':
      return yesNo('para recibir el link de pago del servicio', 'para no pagar ahora');
    case 'choice':
      return nth(
        [
          `No entendí cuál ${s.f('elegís', 'eliges', 'elige')}. ${s.f('Tocá', 'Toca', 'Toque')} una opción de la lista.`,
          `¿Cuál ${s.f('preferís', 'prefieres', 'prefiere')}? Por ejemplo: «la primera» o el nombre.`,
          `Sigo sin reconocer la opción. ${otherwise}`,
        ],
        times,
      );
    case 'open':
      return nth(
        [
          `Creo que no entendí bien. ${s.f('Escribime', 'Escríbeme', 'Escríbame')}, por ejemplo: «quiero ${s.un} ${s.turno} para ${one} mañana por la tarde».`,
          `Probemos de otra forma. Por ejemplo: «cambiar mi ${s.turno}», «¿cuánto ${s.sale} ${two}?» o «¿a qué hora abren?».`,
          `Todavía no logro entender. ${s.f('Decime', 'Dime', 'Dígame')} en pocas palabras qué ${s.f('necesitás', 'necesitas', 'necesita')}, o ${s.f('pedí', 'pide', 'pida')} hablar con una persona.`,
        ],
        times,
      );
  }
}
