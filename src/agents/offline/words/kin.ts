/** What customers call their own: mother, son, wife … in the three languages, on folded text. */
import { re } from './pattern.ts';
import type { Relative } from '../../../domain.ts';

/** "Mi compañera de trabajo", "del curso": with whom nobody lives as a couple. */
const AT_WORK =
  ' d(?:el?|[oa])(?: (?:la|mi|minha|meu))? (?:trabaj[oa]|oficina|chamba|laburo|pega|piso|cuarto|casa|departamento|depto|facu(?:ltad)?|universidad|uni|escuela|colegio|clase|curso|estudios?|equipo|trabalho|escritorio|quarto|apartamento|turma|faculdade|escola|aula)';
const KIN: Readonly<Record<Exclude<Relative, 'yo'>, string>> = {
  madre: 'mama|mami|mamita|ma|madre|vieja|viejita|mae|mamae|mainha|mother|mom|mum|mommy',
  padre: 'papa|papi|papito|padre|viejo|viejito|pai|papai|painho|father|dad|daddy',
  hijo: 'hijo|hijito|hijastro|enteado|stepson|nene|nenito|nino|ninito|chamo|chamaco|chavito|pibe|pibito|guri|botija|chaval|crio|cabro|cabrito|chibolo|pelao|huerco|chiquillo|changuito|filho|filhinho|menino|son|boy',
  hija: 'hija|hijita|hijastra|enteada|stepdaughter|nena|nenita|nina|ninita|chama|chamaca|chavita|piba|pibita|gurisa|chavala|cabrita|chibola|huerca|chiquilla|changuita|filha|filhinha|menina|daughter|girl',
  criatura: 'peque|crianca|kid|child',
  bebe: 'bebe|bebito|guagua|guaguita|wawa|baby|nenem',
  esposo: 'esposo|marido|maridinho|husband',
  esposa: 'esposa|senora|mujer|mulher|wife',
  pareja: 'concubin[oa]|pareja|companero|companera|companheiro|companheira|parceiro|parceira|partner|spouse',
  novio: 'novio|pololo|enamorado|prometido|namorado|noivo|boyfriend|fiance',
  novia: 'novia|polola|enamorada|prometida|namorada|noiva|girlfriend|fiancee',
  hermano: 'hermano|hermanito|irmao|irmaozinho|brother',
  hermana: 'hermana|hermanita|irma|irmazinha|sister',
  abuelo: 'abuelo|abuelito|grandpa|grandfather|granddad',
  abuela: 'abuela|abuelita|vovo|avo|grandma|grandmother',
  tio: 'tio|tito|uncle',
  tia: 'tia|tita|aunt',
  primo: 'primo|cousin',
  prima: 'prima',
  sobrino: 'sobrino|sobrinito|sobrinho|nephew',
  sobrina: 'sobrina|sobrinita|sobrinha|niece',
  suegro: 'suegro|sogro|father[- ]in[- ]law',
  suegra: 'suegra|suegrita|sogra|mother[- ]in[- ]law',
  cunado: 'cunado|cunhado|brother[- ]in[- ]law',
  cunada: 'cunada|cunhada|sister[- ]in[- ]law',
  nieto: 'nieto|nietito|neto|netinho|grandson',
  nieta: 'nieta|nietita|neta|netinha|granddaughter',
  amigo: 'amigo|compadre|compa|carnal|cuate|causa|pana|parce|parcero|bro|friend',
  amiga: 'amiga|comadre',
  yerno: 'yerno|genro|son[- ]in[- ]law',
  nuera: 'nuera|nora|daughter[- ]in[- ]law',
  ahijado: 'ahijado|afilhado|godson',
  ahijada: 'ahijada|afilhada|goddaughter',
  padrino: 'padrino|padrinho|godfather',
  madrina: 'madrina|madrinha|godmother',
  vecino: 'vecino|vecinito|vizinho|neighbou?r',
  vecina: 'vecina|vecinita|vizinha',
  jefe: 'jefe|chefe|boss',
  jefa: 'jefa',
  empleado: 'empleado|funcionario|employee',
  empleada: 'empleada|funcionaria',
  companero: `companer(?:o|ito)${AT_WORK}|companheiro${AT_WORK}|coworker|co[- ]worker|colleague|classmate|colega`,
  companera: `companer(?:a|ita)${AT_WORK}|companheira${AT_WORK}`,
};
const RELATIONS = Object.entries(KIN).map(
  ([relation, words]) => [relation as Relative, new RegExp(`^(?:${words})$`)] as const,
);
/** The later ones first: "my son-in-law" is no son, "mi compañera de trabajo" no partner. */
export const KIN_WORD = Object.values(KIN).toReversed().join('|');

/**
 * "Mi marido", "my boss", "meu gerente", "con mi contador": people of the customer's own, whom he asks before he decides.
 * "El jefe" may be the house's, "la esposa" is his.
 */
const AT_HIS_WORK =
  'gerente|supervisora?|encargad[oa]|manager|socio|socia|sociedad|contadora?|accountant|abogad[oa]|lawyer';
const HIS_HOUSE =
  'familia|gente|hijos|hijas|papas|padres|viejos|filhos|pais|kids|parents|family|house|casa|roommate|landlord|seguro|insurance|obra social|prepaga|isapre|eps|convenio';
export const HIS_OWN = `(?:(?:mi|mis|my|our|meus?|minhas?|nuestr[oa]s?|noss[oa]s?) (?:${KIN_WORD}|${AT_HIS_WORK}|${HIS_HOUSE})|(?:el|la|o|a|un|una|the) (?:marido|esposo|esposa|mujer|mulher|novio|novia|namorad[oa]|mama|papa|hijo|hija|familia|pareja|husband|wife))`;

/** Undefined: of several, or of none. */
export function relationOf(groups: Readonly<Record<string, string | undefined>> | undefined): Relative | undefined {
  const { kin = '', many } = groups ?? {};
  return many === undefined ? RELATIONS.find(([, words]) => words.test(kin.replaceAll(/\s+/g, ' ')))?.[0] : undefined;
}

/** Who serves, by what they are: one list for whoever looks for "el otro fisioterapeuta", "cualquier peluquero", "qué dentista". */
export const OCCUPATION = `(?:${[
  'profesional|profissional|professional|especialista|licenciad[oa]|lic|tecnic[oa]',
  'doctora?|doutora?|dra?|medic[oa]|enfermer[oa]|doctor|hygienist',
  'pediatra|ginecolog[oa]|dermatolog[oa]|cardiolog[oa]|traumatolog[oa]|oftalmolog[oa]',
  'dentista|dentist|odontolog[oa]|ortodoncista|endodoncista',
  'peluquer[oa]|cabeleireir[oa]|barber[oa]|barbeiro|barber|estilista|stylist|colorista',
  'manicurista|esteticista|cosmetolog[oa]|maquilladora?|podolog[oa]|tatuadora?',
  'masajista|massagista|terapeuta|therapist|fisioterapeuta|fisio|physio|kinesiolog[oa]|kine',
  'psicolog[oa]|psychologist|psiquiatra|nutricionista|nutriolog[oa]',
  'veterinari[oa]|vet|abogad[oa]|advogad[oa]|mecanic[oa]|maestr[oa]',
  'instructora?|entrenadora?|profe|profesora?|professora?|teacher|trainer|coach',
].join('|')})`;

/** "¿Cómo se llama la profe?", "¿y el nombre de la doctora?", "what's the teacher's name?": who it is, and nothing else. */
export const IS_CALLED = re`^ (?:(?:y|e|and|ah|ok|perdon|disculp[ae]|oye|hola|una pregunta|por cierto|me (?:dices?|decis|recuerdas?)) )*(?:(?:como (?:es que )?se (?:llama|chama)|(?:(?:cual|qual) (?:es|era|e) )?(?:el|o) nombre|(?:el |o )?nome|(?:cual|qual) (?:es|era|e) o nome) (?:d[aeo] |del? )?(?:(?:la|el|mi|o|a|meu|minha) )?${OCCUPATION}|what (?:is|s) (?:the|my) ${OCCUPATION}(?: s)? (?:called|name)|what (?:is|s) the name of (?:the|my) ${OCCUPATION})(?: (?:que (?:me|nos) (?:toca|atiende|da la clase)|ahi|alli|por favor|porfa|please|perdon))* $`;
