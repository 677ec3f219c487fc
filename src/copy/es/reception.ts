import { openingAt } from '../opening-hour.ts';
import type { OpeningWords } from '../opening-hour.ts';
import { answer } from '../answers.ts';
import { asked, nth, stillWanted, type StillWanted } from '../asked.ts';
import { opensAt } from '../opening.ts';
import type { CopyOf, Templates } from '../speech.ts';
import { lines, plain } from '../text.ts';
import { answerWords, whoIAm } from './answers.ts';
import type { EsSpeech } from './habla.ts';
import { unclear } from './unclear.ts';

/** Greeting, menu, courtesy, what was not understood, people. */
export const reception = {
  saludo: (_, s) =>
    lines(
      greeting(s),
      `Puedo ayudar${s.te} a reservar, cambiar o cancelar ${s.un} ${s.turno}, a pagar, y responder ${s.tus} preguntas. ¿Qué ${s.f('necesitás', 'necesitas', 'necesita')}?`,
    ),
  saludo_breve: () => '¡Hola!',
  menu: (_, s) =>
    lines(
      greeting(s),
      `• Reservar ${s.un} ${s.turno}`,
      `• Cambiarl${s.o} o cancelarl${s.o}`,
      '• Pagar un servicio',
      '• Horarios, precios y dirección',
    ),
  dato_anotado: (copy, s) => {
    if (copy.field !== undefined) return noted(copy, s);
    const name = s.name === undefined ? '' : `, ${s.name}`;
    return s.offer ? `¡Mucho gusto${name}! ¿En qué ${s.te} ayudo?` : `Gracias${name}.`;
  },
  nombre_anotado: ({ name, under }, s) =>
    lines(
      `Corregido: ${s.f('te llamás', 'te llamas', 'se llama')} ${plain(name)}.`,
      `Lo ya reservado sigue a nombre de ${plain(under)}: para que el equipo lo cambie, ${s.f('escribí', 'escribe', 'escriba')} «persona».`,
      s.offer && `¿En qué más ${s.te} ayudo?`,
    ),
  pedir_correccion: ({ field }, s) =>
    `¿Cuál es ${field === 'email' ? 'el correo' : `el número de ${s.documento}`} correcto? ${s.f('Escribímelo', 'Escríbemelo', 'Escríbamelo')} y lo corrijo.`,
  cortesia: ({ state, times = 1, waits, tells }, s) => {
    if (tells)
      return `Gracias por avisar. Por ${s.aca} no queda anotado: ${s.f('decíselo', 'díselo', 'dígaselo')} al equipo cuando ${s.f('vengas', 'vengas', 'venga')}, o ${s.f('pedí', 'pide', 'pida')} hablar con una persona y se lo ${s.f('contás', 'cuentas', 'cuenta')} ahora.`;
    const wanted = stillWanted(state, waiting(s));
    if (waits && wanted !== undefined)
      return nth(
        [
          `Claro, sin apuro. ${s.f('Cuando quieras', 'Cuando quieras', 'Cuando quiera')}, seguimos.`,
          `${s.f('Tomate', 'Tómate', 'Tómese')} ${s.tu} tiempo. ${s.f('Cuando quieras', 'Cuando quieras', 'Cuando quiera')}, seguimos donde estábamos.`,
        ],
        times,
      );
    return (
      wanted ??
      nth(
        [
          `¡Perfecto! Cualquier cosa, ${s.aca} estoy.`,
          `¡Genial! Si ${s.f('necesitás', 'necesitas', 'necesita')} algo más, ${s.f('escribime', 'escríbeme', 'escríbame')}.`,
          `¡Muy bien! Quedo a ${s.tu} disposición.`,
        ],
        times,
      )
    );
  },
  salida: (_, s) =>
    `Listo, lo dejamos ${s.aca}. Cuando ${s.f('quieras', 'quieras', 'quiera')}, ${s.f('escribime', 'escríbeme', 'escríbame')} y seguimos.`,
  nada_que_cancelar: (_, s) =>
    `No hay nada en curso ni ${s.turnos} a ${s.tu} nombre para cancelar. ¿En qué más ${s.te} ayudo?`,
  nada_pendiente: (_, s) =>
    `No tengo ninguna pregunta pendiente. ${s.f('Contame', 'Cuéntame', 'Cuénteme')} qué ${s.f('necesitás', 'necesitas', 'necesita')} y lo vemos.`,
  no_entendi: (copy, s) => nth(unclear(s)[asked(copy.state)], copy.times),
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
    copy.media === 'edit'
      ? `Vi que ${s.f('editaste', 'editaste', 'editó')} un mensaje, pero yo leo lo que llegó primero. Si algo cambia, ¿me lo ${s.f('escribís', 'escribes', 'escribe')} de nuevo?`
      : `Recibí ${MEDIA[copy.media] ?? 'un mensaje de otro tipo'}, pero por ${s.aca} solo leo texto. ¿Me lo ${s.f('escribís', 'escribes', 'escribe')}?`,
  medio_no_leido: (copy, s) =>
    copy.seen === 'failed'
      ? `Recibí ${MEDIA[copy.media] ?? 'tu mensaje'}, pero no pude entender qué dice. ¿Me lo ${s.f('escribís', 'escribes', 'escribe')}?`
      : `Recibí ${MEDIA[copy.media] ?? 'tu mensaje'}. ${s.f('Contame', 'Cuéntame', 'Cuénteme')} qué ${s.f('necesitás', 'necesitas', 'necesita')} con eso y lo vemos.`,
  lista_vencida: (_, s) =>
    s.offer
      ? `Esa lista ya no está vigente. Estas son las opciones de ahora:`
      : `Esa opción ya no está vigente. ${s.f('Decime', 'Dime', 'Dígame')} qué ${s.f('necesitás', 'necesitas', 'necesita')} y lo vemos de nuevo.`,
  toque_anterior: (_, s) =>
    `Lo que ${s.f('tocaste', 'tocaste', 'tocó')} es de un mensaje anterior, así que no cambié nada. Seguimos con esto:`,
  demora: () => 'Perdón por la demora en responder.',
  silencio: (copy, s) =>
    `Quedó pendiente ${s.tu} respuesta. Cuando ${s.f('quieras', 'quieras', 'quiera')}, seguimos${
      copy.state.startsWith('PAGOS_')
        ? ' con el pago'
        : copy.state.startsWith('AGENDA_')
          ? ` con ${s.tu} ${s.turno}`
          : ''
    }.`,
  disculpa_tecnica: () => 'Perdón, tuve un problema técnico y no pude procesar el último mensaje.',
  conversacion_reiniciada: (_, s) =>
    `Perdón, perdí el hilo de lo que estábamos haciendo y empezamos de nuevo. Si ${s.f('me preguntás', 'me preguntas', 'me pregunta')} por ${s.tu}s ${s.turnos}, ${s.te} digo cómo quedaron. ¿Qué ${s.f('necesitás', 'necesitas', 'necesita')}?`,
  pasando_a_persona: ({ complains }, s) =>
    `${complains ? `Lamento mucho lo que ${s.f('me contás', 'me cuentas', 'me cuenta')}. ` : ''}Aviso al equipo para que ${s.te} responda una persona. Un momento, por favor.`,
  persona_avisada: (_, s) => {
    const opens = opensAt(s.context);
    return [
      opens === undefined
        ? `Ya avisé al equipo para que una persona ${s.te} responda por ${s.aca}.`
        : `Ya avisé al equipo. Ahora está cerrado: abre ${openingAt(opens, s, OPENS)}, y desde entonces ${s.te} puede responder una persona por ${s.aca}.`,
      `Mientras tanto ${s.f('podés', 'puedes', 'puede')} dejar más detalles, o escribir «menú» para seguir conmigo.`,
    ].join(' ');
  },
  persona_no_disponible: (_, s) =>
    `No pude avisar al equipo en este momento. Si ${s.f('querés', 'quieres', 'quiere')}, ${s.f('probá', 'prueba', 'pruebe')} de nuevo en un rato o seguimos por ${s.aca}.`,
  vuelve_el_bot: (_, s) =>
    s.offer ? `Listo, sigo yo por ${s.aca}. ¿En qué ${s.te} ayudo?` : `Listo, sigo yo por ${s.aca}.`,
} satisfies Partial<Templates<EsSpeech>>;

const OPENS: OpeningWords = (hour, day) => `${day === undefined ? 'hoy' : `el ${day}`} a las ${hour}`;

function greeting(s: EsSpeech): string {
  const own = s.greeting?.replaceAll(/\s*\n\s*/gu, ' ').trim();
  if (own) return own;
  return `¡Hola${s.name === undefined ? '' : `, ${s.name}`}! ${whoIAm(s)}`;
}

const MEDIA: Readonly<Record<string, string>> = {
  image: 'una imagen',
  audio: 'un audio',
  document: 'un documento',
  video: 'un video',
  sticker: 'un sticker',
  location: 'una ubicación',
  contacts: 'un contacto',
  order: 'un pedido del catálogo',
};

function waiting(s: EsSpeech): StillWanted {
  const elegi = s.f('elegí', 'elige', 'elija');
  const cuando = s.f('Cuando quieras', 'Cuando quieras', 'Cuando quiera');
  return {
    slot: `${cuando}, ${elegi} uno de los horarios o ${s.f('decime', 'dime', 'dígame')} otro día u hora.`,
    service: `${cuando}, ${elegi} un servicio de la lista y seguimos.`,
    choice: `${cuando}, ${elegi} una de las opciones y seguimos.`,
    data: `${cuando}, ${s.f('escribime', 'escríbeme', 'escríbame')} el dato que ${s.te} pedí y seguimos.`,
    yesNo: `${cuando}, ${s.f('respondeme', 'respóndeme', 'respóndame')} sí o no y seguimos.`,
  };
}

/** What is kept of him now. */
function noted({ field, value = '' }: CopyOf<'dato_anotado'>, s: EsSpeech): string {
  const told = field === 'email' ? `${s.tu} correo es ${value}` : `${s.tu} número de ${s.documento} es ${value}`;
  return lines(`Listo: ${told}.`, s.offer && `¿En qué más ${s.te} ayudo?`);
}
