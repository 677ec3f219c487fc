/**
 * Words by which a service may be called, in phrases that name none: "let me check with my wife" wishes for no "Check-up",
 * "¿sigue en pie?" for no pedicure, "hubo un corte de luz" for no haircut.
 */

const WHO_LOOKS = [
  "let me|lemme|i['’]?ll|i will|i['’]?m going to|i gotta|(?:i )?(?:have|need|got|want|would like) to|i['’]?d like to",
  "i (?:can|could|should|must)|let['’]?s|we['’]?ll|(?:can|could|would|will) (?:you|u|i|we)|please|pls|just|gonna|going to",
].join('|');
/** Beside what it is looked at for, or for whom: "check my teeth" is done here. */
const FOR_WHAT = [
  'with|if|whether|on|back|again|first|and|that|when|what|which|how|availability|something|it|in a',
  'for (?:me|you|us|it|[a-z]+day|tomorrow|today|another|other|later|the)',
  '(?:my|the|your|our|his|her) (?:[a-z]+ )?(?:calendar|schedule|agenda|diary|availability|time|times|date|dates|day|hours?|price|prices|wife|husband|boss|work|shift|plans|openings?|slots?)',
  '(?:[a-z]+day|tomorrow|today|next|another|other|later|at|[0-9])',
].join('|');
const LOOKS = new RegExp(
  String.raw`(?<![\p{L}])(?<who>(?:${WHO_LOOKS})\s+(?:(?:just|first|quickly|please|double|also)\s+)*)check(?=\s+(?:${FOR_WHAT.replaceAll(' ', String.raw`\s+`)})(?![\p{L}])|(?:\s+the)?\s*(?:[.,;!?]|$))|(?<![\p{L}])checking(?![\p{L}-])`,
  'giu',
);

/** What stands, is on, happens, is taken elsewhere or was asked for. */
const ELSEWHERE = [
  '(?:sigue|siguen|sigo|seguimos|queda|quedan|quedamos|estoy|esta|estan|estar|estando|todavia|aun|continua) (?:todo |aun |todavia )?(?:en|de) pie',
  '(?:est[aá]|t[aá]|ainda|continua|fico|estou|t[oô]) de p[eé]',
  'cortes? de (?:la )?(?:luz|agua|energ[ií]a|electricidad|corriente|internet|gas|ruta|calles?|tr[aá]nsito|v[ií]a)',
  // "Otra vez", "de una vez", "en vez de", "tal vez" name no "Consulta de primera vez".
  '(?<!(?:primera|primeira|segunda|tercera|terceira) )(?:vez|veces|vezes)',
  // "No va a poder ser", "para poder ir": the verb, and no "Carta poder".
  '(?:voy|vas|va|vamos|van|iba|sin|para|vou|vai|vao) (?:a )?poder(?= [a-z]+[aei]r(?:l[oa]s?|me|nos|se)?(?![a-z]))',
  '(?:en|em) contac?to',
  // "Yo la pedí por Instagram": asked for it, and no "pedi".
  'pedí',
  '(?:yo|ya|se|me|te|no|nunca|cuando|donde|porque) (?:(?:si|ya|no|te|se|tambi[eé]n) )?l[oa]s? pedi',
  'l[oa]s? pedi(?= (?:por|ayer|anoche|anteayer|hace|desde|aqu[ií]|ac[aá]|antes|online|en l[ií]nea|la semana pasada|el otro d[ií]a))',
  '(?:bajo|sob|under) control',
  'ex[aá]m(?:en|enes)(?: final)? (?:en|de) (?:(?:la|el|mi) )?(?:uni|universidad|facultad|facu|colegio|cole|escuela|prepa|liceo)',
  '(?:estoy|estaba|voy|iba|ir) (?:en el|al) ba[ñn]o',
  // "Ya está sano mi bebé, cancelá la vacuna" speaks of no "Control de niño sano".
  '(?:est[aá]n?|t[aá]|anda|sigue|amaneci[oó]|despert[oó]|qued[oó]|sali[oó]|se siente|ficou|acordou|is|are|feels) (?:(?:ya|muy|re|bien|todo|toda|muito|bem|very|all|totalmente) )?(?:san[oa]s?|sanit[oa]s?|saud[aá]ve(?:l|is)|healthy)',
].join('|');
const SAID_ELSEWHERE = new RegExp(
  String.raw`(?<![\p{L}])(?:${ELSEWHERE.replaceAll(' ', String.raw`\s+`)})(?![\p{L}])`,
  'giu',
);

/** The words without it. */
export function withoutSetPhrases(raw: string): string {
  return raw.replace(LOOKS, '$<who>').replace(SAID_ELSEWHERE, ' ');
}
