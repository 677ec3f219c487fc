import type { Unclear } from '../asked.ts';
import type { EsSpeech } from './habla.ts';

/** "No entendí", with examples out of the tenant's own services. */
export function unclear(s: EsSpeech): Unclear {
  const [one, two] = s.examples ?? ['un servicio', 'otro servicio'];
  const elegi = s.f('Elegí', 'Elige', 'Elija');
  const escribi = s.f('escribí', 'escribe', 'escriba');
  const escribime = s.f('Escribime', 'Escríbeme', 'Escríbame');
  const preferis = s.f('preferís', 'prefieres', 'prefiere');
  const wayOut = `También ${s.f('podés', 'puedes', 'puede')} escribir «salir» para dejarlo, o «persona» para hablar con alguien.`;
  const when = `¿Qué día y a qué hora ${s.te} queda bien? Por ejemplo: «mañana después de las 16» o «el jueves por la tarde».`;
  const yesNo = (yes: string, no: string): [string, string, string] => [
    `Necesito un sí o un no: «sí» ${yes}.`,
    `${s.f('Respondé', 'Responde', 'Responda')} «sí» ${yes}, o «no» ${no}.`,
    `Todavía me falta ${s.tu} respuesta: ¿sí o no? ${wayOut}`,
  ];
  const asItIs = `para dejar ${s.el} ${s.turno} como está`;
  return {
    slot: [
      `No entendí qué horario ${preferis}. ${elegi} uno de la lista o ${escribi}, por ejemplo, «el segundo».`,
      when,
      `Sigo sin reconocer el horario. ${wayOut}`,
    ],
    time: [
      `No entendí qué día u hora ${preferis}. ${escribime}, por ejemplo, «el viernes a las 10».`,
      when,
      `Sigo sin reconocer el horario. ${wayOut}`,
    ],
    service: [
      `No encontré ese servicio. ${elegi} uno de la lista o ${escribi} su nombre, por ejemplo «${one}».`,
      `¿Qué servicio ${s.f('buscás', 'buscas', 'busca')}? Por ejemplo: «${two}» o «el primero».`,
      `Sigo sin reconocer el servicio. ${wayOut}`,
    ],
    choice: [
      `No entendí cuál ${s.f('elegís', 'eliges', 'elige')}. ${s.f('Tocá', 'Toca', 'Toque')} una de las opciones.`,
      `¿Cuál ${preferis}? Por ejemplo: «la primera».`,
      `Sigo sin reconocer la opción. ${wayOut}`,
    ],
    data: [
      'No entendí esa respuesta.',
      `Sin ese dato no puedo reservar ${s.el} ${s.turno}.`,
      `Sigo sin poder leer el dato. ${wayOut}`,
    ],
    booking_yes_no: yesNo(`para reservar ${s.el} ${s.turno}`, `si ${preferis} otra cosa`),
    move_yes_no: yesNo(`para cambiar ${s.el} ${s.turno}`, asItIs),
    cancel_yes_no: yesNo(`para cancelar ${s.el} ${s.turno}`, asItIs),
    payment_yes_no: yesNo('para recibir el link de pago del servicio', 'para no pagar ahora'),
    payment: [
      'No entendí bien: estamos con el pago del servicio.',
      `Para volver un paso, ${escribi} «atrás»; para dejar el pago, «salir».`,
      `Sigo sin entender. ${wayOut}`,
    ],
    open: [
      `Creo que no entendí bien. ${escribime}, por ejemplo: «quiero ${s.un} ${s.turno} para ${one} mañana por la tarde».`,
      `Probemos de otra forma. Por ejemplo: «cambiar mi ${s.turno}», «¿cuánto ${s.sale} ${two}?» o «¿a qué hora abren?».`,
      `Todavía no logro entender. ${s.f('Decime', 'Dime', 'Dígame')} en pocas palabras qué ${s.f('necesitás', 'necesitas', 'necesita')}, o ${s.f('pedí', 'pide', 'pida')} hablar con una persona.`,
    ],
  };
}
