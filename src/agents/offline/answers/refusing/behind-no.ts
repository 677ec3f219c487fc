/** "No, mejor en San Borja", "no, João", "no, era el blanqueamiento": a no that says what is wanted instead. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { keywordIn } from '../../keyword-in.ts';
import { bestPerson, bestService, findNames, namingWords } from '../../names.ts';
import { plainWords } from '../../words/text.ts';
import type { Situation } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { LEARNING } from '../../errands/booking/wishing.ts';

export function afterNo(heard: Heard, rest: string): Act | undefined {
  const { text, times, situation } = heard;
  if (text.asks || saysWhen(times)) return undefined;
  if (paysAnother(situation, rest) || correctsService(situation, rest) || namesAnotherPerson(situation, rest))
    return undefined;
  if (namesAnotherBranch(heard, rest)) return undefined;
  const hit = keywordIn({ norm: rest, asks: text.asks }, situation);
  const dropsAll =
    hit?.intent === 'cancel' &&
    heard.situation.flow !== 'cancelacion' &&
    !/ (?:mi|que tengo|que tenia|my|minha|meu) ?/.test(rest);
  if (hit !== undefined && hit.intent !== 'reject' && !dropsAll && !(hit.intent === 'ask' && hit.topic === 'otro'))
    return undefined;
  if (
    situation.area === 'AGENDAMIENTO' &&
    / (?:con|com|with) (?!gusto|mucho|permiso|eso|esto|ustedes|usted|vos|todo|certeza|prazer|licenca|love)[a-z]+ /.test(
      rest,
    )
  )
    return undefined;
  if (/^ (?:tenes|tienes|tienen|tiene|hay|habra|queda|quedan|tendra|entiendo|entendi|se|tem) /.test(rest))
    return undefined;
  if (hit === undefined && choosesStill(heard)) return undefined;
  return act(heard, { intent: 'reject' });
}

/** "No sé cuál", "no tengo el DNI acá", "no, la otra", asked which service or where: the no refuses nothing, and all that was told would be lost by it. */
export function choosesStill({ text, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  const { asks, offer } = situation;
  const asksWhich = asks === 'list' && offer !== undefined && offer.kind !== 'turno' && offer.kind !== 'cita';
  return asksWhich && !GIVEN_UP.test(text.norm);
}
const GIVEN_UP =
  / (?:quiero|quisiera|queria|quero|queremos|deseo|want|voy|vamos|vou|ire|puedo|podemos|podre|posso|can|can t|cannot|necesito|necesitamos|preciso|need|interesa|interessa|interested|sirven?|servem?|gust[a-z]*|gost[a-z]*|like|convenc[a-z]*|anim[oa]|alcanza|falta|necesario|precisa|gracias|obrigad[oa]|thanks?|nada|nothing|ningun[oa]?|nenhum[a]?|none|ya|ja|mas|mais|more|anymore|ahora|ahorita|agora|now|todavia|ainda|despues|luego|depois|later|dej[a-z]+|deix[a-z]+|olvid[a-z]+|esquec[a-z]+|forget|mejor|melhor|plata|dinero|dinheiro|money|tiempo|tempo|time|car[oa]s?|expensive|salir|sair|chau|chao|bye|tchau|adios|cancel[a-z]*|hay|dale) /;

/** "No, perdón, era limpieza facial" of a massage: the service is corrected, the day and the hour stand (CONV-7). */
function correctsService({ flow, tenant, known }: Situation, rest: string): boolean {
  if (flow !== 'agenda' || known?.servicio === undefined || tenant === undefined) return false;
  const words = plainWords(rest);
  if (words.length > CORRECTION_WORDS_MAX || NOT_NOW.test(rest) || LEARNING.test(rest)) return false;
  const said = bestService(words, tenant.services);
  return said !== undefined && said !== known.servicio;
}
const CORRECTION_WORDS_MAX = 8;
const NOT_NOW = / (?:ni|nem|ya|gracias|obrigad[oa]|thanks|despues|depois|luego|later|tampoco) /;

/** "Uy no, mejor en San Borja", of hours in Miraflores: where they are wanted; what else was said stands (CONV-7). */
function namesAnotherBranch({ situation, text }: Heard, rest: string): boolean {
  const { flow, tenant, known, proposed, moving } = situation;
  if (tenant === undefined || (flow !== 'agenda' && flow !== 'reprogramacion')) return false;
  if (NOT_NOW.test(rest) || / (?:no|nao|not) /.test(rest)) return false;
  const { sucursal } = findNames(rest, tenant);
  const here = proposed?.branchId ?? known?.sucursal ?? moving?.slot.branchId;
  if (sucursal === undefined || sucursal === here) return false;
  // Where the hours of all are shown, "no en San Borja" is told apart from "no, en San Borja".
  return here !== undefined || RATHER_THERE.test(rest) || /^\W*(?:\p{L}+\s+)?no+\s*[,.;]/iu.test(text.raw);
}
const RATHER_THERE = / (?:mejor|melhor|prefiero|prefiro|prefer|rather|better|quiero|quero|solo|instead) /;

/** "Não, João", "no, Soledad", of an hour with somebody else: whom he wants, and nothing besides the name. */
function namesAnotherPerson({ flow, asks, tenant, proposed }: Situation, rest: string): boolean {
  if (flow !== 'agenda' || asks !== 'confirm' || tenant === undefined) return false;
  const words = plainWords(rest).filter((word) => !LEADS_A_NAME.has(word));
  const named = bestPerson(words, tenant.professionals);
  if (named === undefined || named === proposed?.professionalId) return false;
  const called = namingWords(tenant.professionals.find(({ id }) => id === named)?.name ?? '');
  return words.every((word) => called.includes(word) || bestPerson([word], tenant.professionals) === named);
}
const LEADS_A_NAME = new Set(['el', 'la', 'o', 'a', 'es', 'e', 'era', 'dr', 'dra', 'doctor', 'doctora', 'mejor']);

/** "No era esa, era el blanqueamiento", while a service is being paid: another one is. */
export function paysAnother({ flow, tenant }: Situation, said: string): boolean {
  return flow === 'pagos' && tenant !== undefined && bestService(plainWords(said), tenant.services) !== undefined;
}
