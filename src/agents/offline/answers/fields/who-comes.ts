/**
 * "Confirmado, voy con mi hija", "sí, soy la mamá de Diego", "confirmo, dni 28444555", "si gracias, llego 5 min antes":
 * a yes, and who comes along, what is brought, how early, or whose yes it is. Nothing of it is another wish.
 */
import { KIN_WORD } from '../../words/kin.ts';

const OWN = '(?:(?:mi|mis|la|las|el|los|un|una|meu|meus|minha|minhas|um|uma|o|a|my|the) )?';
const KIN = `${OWN}(?:${KIN_WORD}|acompanante|mascota|perrit[oa]|gatit[oa])s?`;
const THERE = '(?:ahi|alli|alla|aca|aqui|la)';
/** A verb of coming: "confirmo con mi hija" asks her first. */
const COMES = `(?:${THERE} )?(?:voy|vamos|ire|iremos|(?:voy|vamos) (?:a )?(?:ir|estar|llegar)|estare|estaremos|nos vemos|llego|llegare|llegamos|asisto|asistire|vou|vamos|irei|estarei|(?:i ll|i will|we ll) (?:come|be there|be coming)|(?:i m|we re) coming)(?: ${THERE})?`;
const ALONG = `(?:${COMES} (?:con|com|with)|(?:llevo|llevare|traigo|levo|vou levar|i ll bring|i m bringing) (?:a )?) ?${KIN}(?: (?:y|e|and) ${KIN})?`;
const PAPERS =
  '(?:estudios?|analisis|examenes?|exames?|radiografias?|placas?|resultados?|laboratorios?|ordenes|orden|recetas?|carnet|carne|credencial|documentos?|papeles|dni|cedula|historial|historia|plata|efectivo|todo|tudo|test results|results|papers|paperwork|x rays)';
const BRINGS = `(?:(?:ya|tambien|ahi|te|les|le) )*(?:llevo|llevare|voy a llevar|traigo|levo|vou levar|i ll bring|i m bringing) (?:(?:el|la|las|los|mis?|tod[oa]s?|os|as|o|a|meus?|minhas?|my|the|un|una) )*${PAPERS}(?: (?:de|del|da|do|of) (?:[a-z]+ )?[a-z]+)?`;
const EARLY =
  '(?:(?:ya|ahi|yo) )*(?:llego|llegare|llegamos|voy|vou chegar|chego|estare|estoy|estarei|i ll be(?: there)?|i ll (?:come|arrive)) (?:unos |uns |un |como )?(?:(?:[0-9]{1,2}|cinco|diez|quince|dez|five|ten) ?(?:m|min|mins|minutos?|minutitos?|minutes?)|rat(?:o|ito)|poco|pouco) (?:antes|mas temprano|before|early)';
const BEING = '(?:soy|sou|eu sou|habla|(?:te|le|les) (?:habla|escribe)|aqui|this is|i m|i am|firma|atte|atentamente)';
const WHOSE = `${BEING} ${KIN} (?:de|del|da|do|of) [a-z]+(?: [a-z]+)?`;
const NUMBER = `(?:mi |meu |my )?(?:dni|documento|cedula|ci|cc|rut|curp|cpf|id)(?: (?:es|e|is|numero|nro|no))* [0-9]{1,12}(?: [0-9k]{1,4}){0,3}`;

/** One of these behind a yes; for a pattern on `norm`. */
export const WHO_COMES = `(?:${ALONG}|${BRINGS}|${EARLY}|${WHOSE}|${NUMBER})`;
