/**
 * "Sí, ya me la hice", "sí, ya me atendió otro dentista", "sí, ya conseguí turno en otro lado", to "¿cancelamos?": nothing
 * is left to come for. What else was done since ("ya resolví lo del auto", "ya llevé al nene al cole", "ya fui al banco")
 * may as well be what stood in the way. On folded words.
 */
import { re } from '../../words/pattern.ts';

const SINCE = '^ (?:es que |porque |pq |e que )?(?:ya|ja) ';
const MADE = '(?:hic(?:e|imos|ieron)|hizo|fiz|fizemos|fizeram|fez)';
const SERVED =
  '(?:atend(?:i|io|ieron|eu|eram)|vio|vieron|viu|viram|(?:revis|trat|oper|cort|pein|pint|depil|tatu|ban|lav|vacun)(?:e|ei|o|ou|aron|aram))';
const TAKEN_OUT = '(?:sac|quit|arregl|cur|tir|arranc)(?:o|e|aron|amos|ou|aram)';
const ARTICLE = '(?:el|la|l[oa]s|un|una|o|a|os|as|um|uma)';
const BODY =
  '(?:muela|diente|dente|carie|corona|punto|ponto|yeso|pelo|cabello|cabelo|una|unha|ceja|pestana|barba|lunar|verruga|dolor|dor)';
/** Of time and room one makes for himself. */
const TIME = '(?:tiempo|tempo|hueco|rat(?:o|ito)|espacio|lugar|hora|idea)';
const LOOKED_FOR =
  '(?:fui|fuimos|fomos|llev(?:e|o|amos|aron)|lev(?:ei|ou|amos)|consegu[a-z]*|encontr(?:e|ei|amos)|resolv[a-z]*)';
const ELSEWHERE = '(?:en|a|con|em|com|por|no|na) (?:otr[oa]s?|outr[oa]s?|mi cuenta|mi barrio)';
const NEARER = '(?:un[oa]?|algo|turno|cita|hora) (?:[^ ]+ )?(?:mas (?:cerca|barat[oa]|temprano)|antes)';

const DONE_SINCE = re`${SINCE}(?:${[
  `(?:(?:me|nos|le|se) )?l[oa]s? (?:${MADE}|${SERVED})|(?:me|nos|le|se) l[oa]s? ${TAKEN_OUT}`,
  `(?:me|nos|le|se) ${MADE} ${ARTICLE} (?!${TIME} )`,
  `(?:me|nos|le|se) ${SERVED} (?!(?:${ARTICLE}|mis?|meus?) (?!${BODY}))`,
  `(?:me|nos|le|se) ${TAKEN_OUT} ${ARTICLE} ${BODY}`,
  `(?:(?:me|nos|le|se|l[oa]s?) )?(?:${MADE}|${LOOKED_FOR}) (?:[^ ]+ ){0,4}?(?:${ELSEWHERE}|${NEARER}) `,
  '(?:fui|fuimos|fomos)(?: (?:ayer|anoche|ontem|hoy|hoje))? $',
].join('|')})`;
/** "Ya hice la limpieza", where that is what it was for. */
const MADE_IT = re`${SINCE}(?:(?:me|nos|le|se) )?${MADE} `;

export function isDoneSince(said: string, namesIt: boolean): boolean {
  return DONE_SINCE.test(said) || (namesIt && MADE_IT.test(said));
}
