/** "Ay, mejor con barba también", "¿y si le sumo el corte?", while one of the two is booked: where the house sells both as one, that one. */
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { bothAsOne } from '../../names.ts';

/** "…y agregame color también": one more besides what is being booked. */
export const ONE_MORE =
  / (?:agreg|anad|sum(?:a|e|ar|ame|eme)|inclu(?:i|y|id)|acrescent|adicion|aprovech|tambien|ademas|tambem|also|too|as well)[a-z]* | (?:(?:y|e|and) aparte|aparte (?=(?:de eso|quiero|quisiera|queria|necesito|me|para))|encima|alem disso|on top of that) /;

export const UNWANTED = / (?:no|nao|not|don t) (?:quiero|quero|want|me interesa|necesito|preciso) /;

const WITH_IT = / (?:con|com|with) (?!otr|outr|another)/;
/** "¿Y si le sumo el corte?": to that one, whatever waits for its money. */
export const ADDS_TO_IT =
  / (?:le|lhe) (?:(?:puedo|podria|podemos|podes|puedes|quiero|quisiera|posso) )?(?:sum|agreg|anad|adicion|acrescent|inclu)[a-z]* | (?:sum|agreg|anad|adicion|inclu)(?:a|e|ar)le | (?:what if|can|could) i add /;

export function addedToIt({ text, situation, guest }: Heard): Act | undefined {
  const { tenant, known, state } = situation;
  const now = tenant?.services.find(({ id }) => id === known?.servicio);
  if (tenant === undefined || now === undefined || guest !== undefined) return undefined;
  const toIt = ADDS_TO_IT.test(text.norm);
  if (state === 'AGENDA_ESPERANDO_PAGO' && !toIt) return undefined;
  const added = toIt || WITH_IT.test(text.norm) || ONE_MORE.test(text.norm);
  if (!added || UNWANTED.test(text.norm)) return undefined;
  const service = bothAsOne(now, text.raw, tenant.services);
  return service === undefined ? undefined : { intent: 'book', from: 0, to: text.raw.length, service };
}
