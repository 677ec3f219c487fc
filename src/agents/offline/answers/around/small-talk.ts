/**
 * "Jaja perdón, es que estoy mirando el partido", "perdón, justo me sonó el timbre", "somos cuatro", before hours or a yes:
 * talk that answers nothing and asks for nothing. He is waited for, and hears no more of not being understood.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { KEPT, ONLY_SEEN } from '../refusing/excuses.ts';

const EXCUSES =
  '(?:(?:ja|je|ji|ha|he|k|rs)+|ay|uy|uh|ah|oh|perdon(?:a|e|en|ame|eme)?|disculp(?:a|as|e|en|ame|eme)|(?:mil|una|mis) disculpas?|sorry|desculp[ae]|(?:lo )?siento|es que|e que|justo|recien|just)';
/** What is done meanwhile; who is looking for an hour, or thinks it over, says so of this. */
const OF_THIS =
  '(?:busc|quer|necesit|precis|pens|intent|trat|averigu|consult|pregunt|esper|decid|dud|organiz|revis|eleg|escog|escolh|(?:mir|vi|v)e?(?:ando|endo|iendo) (?:si|que|cual|los|las|a|la (?:lista|agenda|hora)|el (?:horario|calendario))|look|try|think|wait|wonder|choos|decid)';
const BUSY = `(?:estoy|estaba|ando|andaba|estou|estava|to|tava|i m|i am|i was) (?!${OF_THIS})[a-z]+(?:ando|iendo|yendo|endo|indo|ing)`;
/** "Me sonó el timbre", "se me cayó el celu", "me llamó mi jefe". */
const HAPPENED =
  '(?:me|nos|se me|se nos) (?:sono|llam(?:o|aron)|interrump[a-z]+|toc(?:o|aron)|distraj[a-z]+|cay(?:o|eron)|quem(?:o|aba)|volco|derramo|habl(?:o|aron)|escribi(?:o|eron))';
const EXCUSED = re`^ (?:${EXCUSES} )+(?:${BUSY}|${HAPPENED}|${KEPT}|${ONLY_SEEN}) (?:[^ ]+ ){0,7}$`;
/** Up to three are so many bookings (`so-many-told.ts`). */
const SO_MANY =
  /^ (?:(?:ah|y|e|ok|ojo|hola) )*(?:somos|seriamos|vamos a ser|seremos|we are|we re|there are)(?: (?:em|como|unos))? (?:cuatro|quatro|four|cinco|five|seis|six|siete|ocho|nueve|diez|[4-9]|[12][0-9])(?: (?:personas?|jugadores|amigos|pessoas|people|of us|en total|nomas))* $/;

export function smallTalk(heard: Heard): Act | undefined {
  const { text, times, hit, situation } = heard;
  const { flow, asks, tenant } = situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || (asks !== 'confirm' && asks !== 'list')) return undefined;
  if (text.asks || hit !== undefined || saysWhen(times) || tenant === undefined) return undefined;
  const intent = EXCUSED.test(text.norm) ? 'wait' : SO_MANY.test(text.norm) ? 'thanks' : undefined;
  if (intent === undefined || Object.keys(findNames(text.raw, tenant)).length > 0) return undefined;
  return act(heard, { intent });
}
