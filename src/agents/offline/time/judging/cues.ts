/** Words that connect times or judge them. */
import { reasonAt } from './clauses.ts';
import { dayName } from '../words/lexicon.ts';
import { wordAt, type Cue, type Rule, type Scan } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';

const CUES = phrases<Exclude<Cue, 'stop'>>({
  cannot:
    'no puedo|no podre|no podria|no voy a poder|no vamos a poder|no podremos|no pudo|no me sirve|no me sirven|no me queda|no me queda bien|no me va|no me va bien|' +
    'no me viene|no me viene bien|no me conviene|no me da|no llego|no alcanzo|no quiero|no quisiera|no estoy|no voy|no iria|no trabajo puedo|' +
    'no tengo tiempo|no tengo libre|no tengo hueco|nao tenho livre|nao tenho tempo|no tengo disponible|no tengo disponibilidad|me es imposible|es imposible|imposible|me queda imposible|se me hace imposible|me queda dificil|me queda muy dificil|se me hace dificil|se me hace muy dificil|me queda complicado|me queda muy complicado|me queda grave|se me dificulta|complicado|complicada|se me complica|me complica|se me complico|se nos complico|me complico|se me hizo imposible|se me junto|se me atraveso|se me cruzo algo|me surgio algo|nos surgio algo|me salio algo|nos salio algo|me surgio un imprevisto|me salio un imprevisto|/tuve/tuvimos/tengo/tive/tivemos/tenho/apareceu un/um imprevisto|surgiu algo|surgiu um imprevisto|me surgiu algo|something came up|something came up on|estoy ocupado|estoy ocupada|' +
    'que no sea|q no sea|que no sean|no sea|que/q no /me caiga/caigan/toque/toquen|no /me caiga/caigan|/que nao caia/caiam|no good|isnt good|arent good|dont work|menos que|no se puede ser|no podemos|no posso|nao posso|nao consigo|nao da|nao quero|nao vou poder|nao vou conseguir|nao vamos poder|nao vamos conseguir|nao podemos|nao conseguimos|nao vai dar|nao vai dar pra ir|nao vai dar para ir|' +
    'nao estou|nao consigo ir|nao me serve|que nao seja|nao seja|i cant|cant|cannot|i cannot|can not|dont|i dont want|wont|doesnt work|' +
    'not available|im not available|not free|im busy|busy|no me es posible|no disponible|no me acomoda|no me cuadra|no me cae bien|no me resulta',
  except:
    'evitar|evita|evitando|excluyendo|excluindo|excluding|fuera del|fora /a/o/da/do|nada de|descarta|descartar|excluir|excluye|exclui|menos|excepto|exepto|salvo|exceto|except|except for|but not|but not on|pero no los|a excepcion de|tirando|quitando|' +
    'day but|anytime but|anything but|everything but|all but|days but|time but|hour but|other than|sin contar|sem ser|nunca',
  only:
    'solo|solamente|unicamente|nada mas|nomas|so posso|so|somente|apenas|only|just|exclusivamente|solo puedo|solo los|solo me sirve|so na|so no|tan solo|namas|puro|pura|puros|puras|' +
    '/el/mi/los/mis/o/meu/os/meus unico/unicos dia/dias|/the/my only day/days|/el/mi/o/meu unico horario/momento',
  or: 'o|ou|or|u',
  and: 'y|e|and|y tambien|o tambien|&',
  nor: 'ni|nem|nor|neither|tampoco',
  but: 'mejor|pero|mas bien|en cambio|en vez|em vez|but|instead|rather|prefiero|prefiro|melhor|mas|entonces|mejor si|que sea|prefer|mejor para|puede ser|podria ser|pode ser',
  yes: 'i dont work|si|sim|yes|si puedo|me sirve|me queda|puedo|posso|works|serve|puedo si|ok',
  otherwise:
    'sino|o sino|o si no|o si no hay|y si no|si no|si no hay|si no tenes|si no tienes|si no tienen|si no hay lugar|si no se puede|si no puede ser|y sino|y si no hay|y si no se puede|pero si no|pero si no hay|pero si no hay lugar|pero si no se puede|pero si no puede ser|pero si no tienen|pero si no tenes|pero si no tienes|mas se nao|mas se nao tiver|mas se nao der|but if not|' +
    'y si no puede ser|senao|se nao|se nao der|se nao tiver|e se nao|otherwise|if not|or else',
  rather:
    'digo|perdon|quise decir|quiero decir|corrijo|me equivoque|en realidad|quis dizer|desculpa|digo no|i mean|sorry|actually|perdona|mejor dicho|o mejor',
  busy: 'im off|off work|he/she/they/school/daycare/kid/son/daughter gets/get/lets/let out|gets/get/getting out of work/school/class|gets/get off work|finishes/finish school/work|llego del/de|llego a casa|llego a mi casa|vuelvo del/de|regreso del/de|chego do/da/em|volto do/da|i get home|i get out|im out of work|salgo|salgo del trabajo|salgo del laburo|salgo de trabajar|salgo de la facu|saio|saio do trabalho|recien salgo|sale/salen del colegio/cole/jardin/kinder/liceo/trabajo/laburo/instituto|sale/salen de la escuela/facu/facultad/guarderia/universidad/oficina/prepa|sale/salen de clase/clases/trabajar|hijo/hija/nino/nina/nene/nena/peque/esposo/esposa/marido/mujer/mama/papa sale|hijos/hijas/ninos/ninas/nenes/nenas/chicos/peques salen|termino|termino de trabajar|trabajo hasta|laburo hasta|estudio hasta|curso hasta|trabalho ate|i work until|i finish|i get off|salimos|salimos del trabajo|salimos del laburo|salimos de trabajar|saimos|saimos do trabalho|terminamos|terminamos de trabajar|trabajamos hasta|laburamos hasta|me desocupo|nos desocupamos|me libero|nos liberamos|estoy ocupado hasta|estoy ocupada hasta|trabajo|laburo|trabalho|i work|ocupado|ocupada',
  engaged:
    'entro|entro a trabajar|entro al trabajo|entro al laburo|entro a laburar|entro a la oficina|entro a clase|entro a clases|empiezo a trabajar|' +
    'comienzo a trabajar|arranco a trabajar|tengo que entrar|entro no trabalho|entro a trabalhar|comeco a trabalhar|pego no trabalho|i start work|' +
    'i start working|my shift starts|work starts|i have to be at work',
  thereafter:
    'despues de eso|despues de esa hora|despues de ese horario|luego de eso|depois disso|depois desse horario|after that|a partir de esa hora|a partir de ahi|de ahi en adelante',
  no: 'no|nao|not|nop|nope|no muy|no tan|nao muito|nao tao|not too|not so|not very',
});

/** A connecting or judging word; punctuation ends what a "no" rejects. */
export const cueRule: Rule = (scan, at) => {
  const token = scan.tokens[at];
  if (token?.kind === 'mark') return { meaning: { kind: 'cue', cue: 'stop' }, next: at + 1 };
  // "El jueves porque los lunes no puedo": what is denied there is not the day that it is the reason for.
  const reason = reasonAt(scan, at);
  if (reason !== undefined) return { meaning: { kind: 'cue', cue: 'stop' }, next: reason };
  const cue = noMoreAt(scan, at) ?? getsOutAt(scan, at) ?? phraseAt(CUES, scan.tokens, at);
  // Portuguese denies with "não": its "no" before another word is "in the".
  const inThe = scan.portuguese && token?.text === 'no' && cue?.next === at + 1 && scan.tokens[at + 1]?.kind === 'word';
  // Portuguese "só" and English "so" are spelled alike once folded: in English it draws a conclusion.
  if (scan.english && token?.text === 'so') return { meaning: { kind: 'cue', cue: 'but' }, next: at + 1 };
  const none = noneAt(scan, at);
  if (none !== undefined) return { meaning: { kind: 'cue', cue: 'cannot' }, next: none };
  // "¿No tem nada de manhã?" looks for some.
  if (cue?.means === 'except' && token?.text === 'nada' && HAVING.has(wordAt(scan, at - 1))) return undefined;
  // "Estaré fuera del 4 al 22" is away.
  if (cue?.means === 'except' && AWAY.has(token?.text ?? '') && BEING.has(wordAt(scan, at - 1))) return undefined;
  return inThe ? undefined : cue && { meaning: { kind: 'cue', cue: cue.means }, next: cue.next };
};

const AWAY = new Set(['fuera', 'fora']);
const BEING = new Set('estoy estare estaremos estamos ando andare estar estou estarei trabajo trabalho'.split(' '));

/** "Después de la escuela, sale a las 4", "sai da escola às 16": by itself "sale" is what something costs. */
function getsOutAt(scan: Scan, at: number): { means: 'busy'; next: number } | undefined {
  if (!GETS_OUT.has(wordAt(scan, at))) return undefined;
  if (isWhyOfPart(scan, at)) return { means: 'busy', next: at + 1 };
  if (COSTS.has(wordAt(scan, at - 1))) return undefined;
  const near = scan.tokens.slice(Math.max(0, at - OUT_OF_WITHIN), at + OUT_OF_WITHIN);
  return near.some(({ text }) => OUT_OF.has(text)) ? { means: 'busy', next: at + 1 } : undefined;
}
const GETS_OUT = new Set('sale salen sai saem termina terminan'.split(' '));
const COSTS = new Set('cuanto cuantos que me nos le les quanto'.split(' '));
const OUT_OF_WITHIN = 9;
const OUT_OF = new Set(
  'escuela colegio cole jardin kinder liceo instituto prepa guarderia trabajo laburo pega chamba oficina facu facultad universidad escola creche colegio faculdade trabalho servico'.split(
    ' ',
  ),
);

/** "Por las tardes que sale a las 15", "los martes porque ella sale a las 5": behind a part or a day, why it is wished for. */
function isWhyOfPart(scan: Scan, at: number): boolean {
  if (!AT_AN_HOUR.has(wordAt(scan, at + 1))) return false;
  const why = [at - 1, at - 2, at - SUBJECT_REACH].find((before) => WHY.has(wordAt(scan, before)));
  if (why === undefined) return false;
  const told = wordAt(scan, scan.tokens[why - 1]?.kind === 'mark' ? why - 2 : why - 1);
  return PARTS.has(told) || dayName(told) !== undefined;
}
const AT_AN_HOUR = new Set(['a', 'as', 'tipo', 'recien', 'como']);
const SUBJECT_REACH = 3;
const WHY = new Set('que q porque pues pq xq pois ja'.split(' '));
const PARTS = new Set(
  'tarde tardes manana mananas noche noches tardecita tardecitas manha manhas noite noites'.split(' '),
);

/** "El jueves no más": only. "No más tarde", "no más de dos" measure. */
function noMoreAt(scan: Scan, at: number): { means: 'only'; next: number } | undefined {
  const only = wordAt(scan, at) === 'no' && wordAt(scan, at + 1) === 'mas' && !MEASURED.has(wordAt(scan, at + 2));
  return only ? { means: 'only', next: at + 2 } : undefined;
}
const MEASURED = new Set('tarde tardecito temprano tempranito bien de que alla lejos cerca'.split(' '));

/** "Nada antes de las 10", "nothing after 6"; "no tengo nada después de las 6" is free then, and "¿nada…?" asks. */
function noneAt(scan: Scan, at: number): number | undefined {
  const nothing = phraseAt(NOTHING_AT, scan.tokens, at);
  const bound = nothing !== undefined && BOUNDS.has(wordAt(scan, nothing.next));
  if (!bound || HAVING.has(wordAt(scan, at - 1))) return undefined;
  const asked = scan.tokens.slice(at, at + ASKED_WITHIN).some(({ text }) => text === '?');
  return asked ? undefined : nothing.next;
}
const NOTHING_AT = phrases({
  none: 'nada|nothing|ninguno|ninguna|nenhum|none|no puede ser|no podria ser|nao pode ser|nao poderia ser|it cant be|cant be',
});
const BOUNDS = new Set(['antes', 'despues', 'depois', 'before', 'after', 'until', 'hasta', 'ate']);
const HAVING = new Set('tengo tenes tienen tienes tiene hay habia tenho tem ha have got there queda'.split(' '));
const ASKED_WITHIN = 8;
