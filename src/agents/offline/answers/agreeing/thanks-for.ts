/**
 * "Perfecto, allá estaré, muchas gracias por la atención", "sí, obrigada pela ajuda": what somebody is thanked for changes
 * nothing of the answer that stands beside it, and is taken out where something was asked.
 */
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const FOR_WHAT = new RegExp(
  `(?<=(?<!\\p{L})(?:gracias|amables?|agradecid[oa]s?|obrigad[oa]|valeu|thanks|thank you)(?: so much| a lot)?)\\s+(?:${[
    '(?:por|pela|pelo|for) (?:(?:la|las|el|su|sus|tu|tus|vuestra|tod[oa]|tant[oa]|tanta|a|o|sua|your|all|the|buena|pronta|rapida|excelente|linda|gran|quick|great) )*(?:atencion|atenciones|ayuda|paciencia|tiempo|todo|amabilidad|disposicion|informacion|info|aviso|mensaje|mensajito|recordatorio|recordarme|llamada|confirmacion|invitacion|oportunidad|mensagem|lembrete|message|reminder|heads up|respuesta|rapidez|gentileza|onda|servicio|gestion|colaboracion|comprension|atencao|ajuda|tudo|resposta|help|time|patience|everything|reply)',
    'por (?:atender|responder|contestar|avisar|ayudar|confirmar|esperar|escribir|explicar)(?:me|nos)?(?: tan (?:rapido|bien|pronto|amablemente))?',
  ].join(
    '|',
  )})(?: brindada| prestada)?(?=\\s*(?:[.,;!\\p{Extended_Pictographic}]|$|y (?:saludos|bendiciones|abrazos?)))`,
  'gu',
);

export function withoutForWhat({ raw }: Text, { asks, field }: Situation): Text | undefined {
  if (asks === 'nothing' || field !== undefined) return undefined;
  const folded = fold(raw);
  const rest = [...folded.matchAll(FOR_WHAT)].reduceRight(
    (said, { 0: words, index }) => said.slice(0, index) + said.slice(index + words.length),
    raw,
  );
  return rest === raw ? undefined : readText(rest);
}
