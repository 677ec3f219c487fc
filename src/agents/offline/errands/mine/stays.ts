/**
 * "Y el del miércoles dejalo como está", "leave the Wednesday one as it is", "el otro queda igual": one of his that nothing is
 * to become of. What there is is shown.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';

const LEADS =
  '(?:(?:y|e|and|pero|but|mas|no|nao|ok|dale|bueno|listo|gracias|ah|entonces|solo|que|hola|perfecto|thanks|obrigad[oa]) )*';
const ONE =
  '(?:el|la|lo|o|a|the|mi|meu|minha|my|los|las|os|as)(?: (?!(?:dej|deix|qued|fic|leav|keep)[a-z]* )[^ ]+){1,5}';
const LEAVE =
  '(?:(?:me |nos )?(?:dej|deix)(?:[ae]n?|[ae](?:me|nos)?l[oa]s?|emos|emosl[oa]s?)|l[oa]s? dej(?:as?|o|amos|en))';
const STAYS = '(?:(?:se )?(?:queda[ns]?|quede[ns]?)|ficam?|fique|stays?|segue|sigue)';
const AS_IT_IS =
  '(?:(?:tal )?(?:como|cual) (?:esta|estaba|estan|quedo)|tal cual|igual|asi|assim|do jeito que esta|the (?:same|way it is)|as (?:it )?is|nomas|no mas|quiet[oa])';
const COURTESY =
  '(?: (?:nomas|no mas|por favor|porfa|please|gracias|obrigad[oa]|thanks|thank you|si|sim|yes|tambien|tambem|mismo|mesmo))*';
const LEFT_AS_IT_IS = re`^ ${LEADS}(?:${ONE} (?:${LEAVE}|${STAYS}) ${AS_IT_IS}|(?:${LEAVE}|leave|keep) ${ONE} ${AS_IT_IS})${COURTESY} $`;
/** "El del miércoles dejalo", with not a word of where to. */
const LEFT = re`^ ${LEADS}(?:el|la|lo|o|a) (?:del?|d[ao]|otr[oa]|outr[oa])(?: [^ ]+){0,3} ${LEAVE}${COURTESY} $`;

/** "Ya, con ella nomás", told who it is with: it stays with her. */
const WITH_HER = re`^ ${LEADS}(?:(?:ya|filo|vale|ta|esta bien|ok) )*(?:con|com|with) (?:ella|el|ele|ela|her|him) (?:nomas|no mas|esta bien|ta bien|esta perfecto|entonces|mismo|mesmo|tudo bem|ta bom|is fine|then|mejor)${COURTESY} $`;

export function staysAsItIs(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || text.asks) return undefined;
  return [LEFT_AS_IT_IS, LEFT, WITH_HER].some((one) => one.test(text.norm))
    ? act(heard, { intent: 'mine' })
    : undefined;
}
