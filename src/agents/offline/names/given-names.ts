/**
 * Names as people say them: "Caro" of Carolina, "Lupita" of Guadalupe, and the given names that are known as such even
 * in small letters. Folded. Names that are words as well ("sol", "rosa", "dolores") stay out of the list on purpose.
 */
import { conceptOf } from './concepts.ts';
import { wordSet } from '../words/pattern.ts';

/** Names whose short form is neither their beginning nor their end. */
const PETS = `pepe jose|pepa josefa|pepito jose|ze jose|zeca jose|paco francisco|pancho francisco|kiko francisco|chico francisco|paca francisca|pancha francisca|nacho ignacio
  memo guillermo|beto alberto roberto norberto humberto heriberto gilberto|lalo eduardo gonzalo|dudu eduardo|duda eduarda|lola dolores|charo rosario|chayo rosario|tono antonio
  toni antonio antonia|tony antonio|tonho antonio|toninho antonio|quique enrique|kike enrique|chucho jesus|chuy jesus|maru maria|majo maria|mabe maria|malu maria|mica micaela
  meche mercedes|lucho luis|luchi lucia|checo sergio|alex alejandro alejandra alexandre alexandra|chela graciela marcela|chabela isabel|isa isabel isabella|chava salvador
  goyo gregorio|licha alicia|chelo consuelo marcelo|manolo manuel|maite maria|bia beatriz|betty beatriz|cacho carlos|guga gustavo|tavo gustavo octavio|vivi viviana viviane
  lili liliana elizabeth|lily liliana elizabeth|liz elizabeth|beth elizabeth|teo mateo teodoro|tiao sebastiao|tincho martin|pato patricio patricia|pancho francisco|fico federico
  nana mariana|sandy sandra|maca macarena|mike michael|kate katherine|jim james|bob robert|bill william|tom thomas|dan daniel|will william|sam samuel samantha`;
const FORMAL = new Map(
  PETS.split(/\s*[|\n]\s*/).map((line) => {
    const [pet = '', ...formal] = line.split(' ');
    return [pet, formal] as const;
  }),
);

/** Common given names of the countries served. */
const GIVEN = new Set(
  (
    'abril adriana adriano agustin agustina aldo alejandra alejandro alfredo alicia alberto alvaro amalia amanda ana andrea andres anabel angela angelica anita antonella antonia antonio antonieta ariel armando arturo augusto aurora ' +
    'barbara bautista beatriz belen benjamin bernarda bernardo bernardita bianca brenda bruno bruna camila camilo carla carlos carmen carolina catalina cecilia celia cesar christian cinthia clara claudia claudio constanza cristian cristina cristobal cynthia ' +
    'damian daniel daniela dario david debora denise diana diego domenica edgar edison eduardo eduarda elena elias elisa elizabeth eliana elsa emanuel emilia emiliano emilio emma enrique erica erika ernesto esteban estela ester esther eugenia eva evelyn ezequiel ' +
    'fabian fabiana fabio fabiola fatima federico felipe felix fernanda fernando fiorella florencia francisca francisco franco gabriel gabriela genesis gerardo german gilberto gimena gisela gladys gloria gonzalo graciela gregorio guadalupe guillermo guillermina gustavo ' +
    'hector helena heriberto hernan hilda horacio hugo humberto ignacio ines ingrid irene iris irma isabel isabella ismael ivan ivana ivonne jacqueline jaime javier javiera jennifer jessica jesus jhon jhonatan jimena joana joao joaquin johanna john jonathan jorge jose josefa josefina juan juana juliana julian julieta julissa ' +
    'karen karina karla katherine katia kevin laura lautaro leandro leonardo leonel leonor leticia lidia liliana lorena lorenzo lourdes lucas lucero lucia luciana luciano lucrecia luis luisa macarena magali magdalena maite manuel manuela marcela marcelo marcia marco marcos margarita maria mariana mariano maribel mariela marina mario marisa marisol marlene marta martha martin martina mateo matias mauricio mauro maximiliano mayra melanie melina melisa melissa mercedes micaela miguel miriam monica morena ' +
    'abigail ailen aitana alan alexander alexis analia anahi angie anibal antonela araceli axel benicio berenice berta betina braian braulio dafne dayana delfina dylan efrain emmanuel enzo erick estefania ' +
    'estefany eusebio evangelina facundo fausto gaston genaro georgina giovanni giuliana griselda haydee heidi iker ignacia imelda isidora itzel ivone jair janet jazmin jeremias jonas josue judith kiara ' +
    'lara lazaro leila leopoldo lilian luana mabel maia maira malena marcelina mariangel marilyn marlon maximo mayte milena mirta nahir nelida nilda norberto oriana pilar priscilla renzo rolando ronald ' +
    'soledad milagros montserrat amparo consuelo stella brayan bryan wilmer leidy citlali ciro dante gael ' +
    'rufino sabrina salome samara santino selene sheila solange tobias ulises uriel valentino wanda xiomara yadira yamil yasmin yesica zaira zoe zulma ' +
    'nadia nahuel nancy natalia nayeli nelly nestor nicolas nicole noelia noemi nora norma octavio olga omar oscar osvaldo pablo pamela paola patricia patricio paula paulina paulo pedro priscila rafael rafaela ramiro ramon ramona raquel raul rebeca regina renata renato ricardo roberta roberto rocio rodolfo rodrigo rogelio romina roque rosana rosario roxana ruben ruth ' +
    'samanta samuel sandra santiago sara saul sebastian selena sergio shirley silvana silvia silvina simon sofia sonia susana tamara tania tatiana telma teresa thiago tomas ursula valentin valentina valeria vanesa vanessa vanina veronica vicente victor virginia viviana walter wendy wilson ximena yamila yanina yenny yesenia yolanda yuliana zulema ' +
    'fran tomi tommy juani lauti benja bauti joaco delfi martu manu rafa rafi javi juanjo juanma juampi gonza luli valen feli fabi vini emi gus danny ian yuri liam noah oliver isabela luisito pedrito juancito carlitos juanito panchito dieguito ' +
    'caro nico fede santi mari juli sofi romi nati guille gabi gaby dani cami meli ceci vicky moni lupe lupita paty pati fer rodri mati tati naty chio euge agus lucho pepe pancho nacho memo beto lalo charo chayo quique kike chucho chuy maru majo meche checo chabela licha manolo bia duda nanda malu ze zeca ' +
    'alice ashley brian emily james jason jenny jessie kelly linda lisa megan michael michelle mike nick robert sarah stephanie steve thomas william'
  ).split(' '),
);
/** Beginnings of names that are words of their own: after "con" they say no name. */
const NO_NAMES = wordSet(
  'no na nao ya ja si se va con com sin una uno uns uma dos tres mil mis mes mas mais sus los las les lo la ella ele ela este esta ese esa eso dia hora sol mar luz paz gel pie cor car tur ter tel ser fin bar vos tan tal todo toda algo cita jue vier lun mie sab dom ant des par pro pre per',
);

/** A name that is nothing else, as many are called. */
export function isGivenName(word: string): boolean {
  return GIVEN.has(word) || FORMAL.has(word);
}

const PREFIX_LETTERS = 3;
const SUFFIX_LETTERS = 4;

/**
 * "Caro", "guille", "nanda", "lupita", "pepe" of the given name they come from. After an article two letters tell
 * enough ("com a Ju"), as nothing else is said so.
 */
export function isShortFor(word: string, given: string, afterArticle = false): boolean {
  if (word === given || NO_NAMES.has(word) || namesAThing(word)) return false;
  const least = afterArticle ? PREFIX_LETTERS - 1 : PREFIX_LETTERS;
  if (word.length >= least && given.startsWith(word)) return true;
  if (FORMAL.get(word)?.includes(given) === true) return true;
  if (word.length >= SUFFIX_LETTERS && given.endsWith(word)) return true;
  // "Susi", "gaby", "mary"; "carito", "anita", "guadalupita".
  const stem = /^(.{2,}?)(?:c?it[oa]|inh[oa]|[iy])$/.exec(word)?.[1];
  if (stem === undefined) return false;
  if (stem.length >= PREFIX_LETTERS) return given.startsWith(stem) || given.slice(0, -1).endsWith(stem);
  return given.length === stem.length + 1 && given.startsWith(stem);
}

/** "Con barba", "con color": what is done, and no Bárbara. */
function namesAThing(word: string): boolean {
  return conceptOf(word) !== undefined || conceptOf(`${word}s`) !== undefined;
}
