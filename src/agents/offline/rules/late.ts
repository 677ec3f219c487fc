/** How one says that one comes late, and all the same; and what only sounds like it. */
import { words } from './rule.ts';

/** Late, and coming all the same. */
export const BEHIND = '(?:tarde|atrasad[oa]s?|demorad[oa]s?|retrasad[oa]s?|con (?:retraso|demora|atraso)|late)';
const MINUTES =
  '(?:(?:unos|unas|uns|umas|como|about|like|around|por|sus) )?(?:[0-9]{1,2}|cinco|diez|dez|quince|quinze|veinte|vinte|media|five|ten|fifteen|twenty)(?: (?:min|mins|minutos|minutitos|minutinhos|hora|minutes))?';

/** "Voy 10 min tarde", "running 10 late", "vou atrasar uns 15 min", "se me hizo tarde pero ya voy". */
export const LATE = words(`
  (?:llego|llegamos|llegare|llegaremos|(?:voy|vamos) a llegar|chego|vou chegar|vamos chegar|(?:i|we) (?:ll|will) be|i m going to be|gonna be)(?: [^ ]+){0,4} (?<!mas |la |de |a )${BEHIND}
  (?:voy|vamos|estoy|estamos|vou|estou|ando|i m|im|we re)(?: (?:un poco|un poquito|un toque|bastante|muy|re|medio|um pouco|a bit|a little|running|corriendo|a llegar|chegar|con|con unos|${MINUTES}))* ${BEHIND}
  (?:running|runnin) (?:[^ ]+ ){0,3}(?:late|behind)
  (?:me (?:voy a )?(?:atrase|atraso|demore|demoro|retrase|retraso|demorar|atrasar|retrasar)|vou (?:me )?(?:atrasar|demorar)|(?:eu )?(?:me )?atrasei|to atrasad[oa]|se me hizo (?:un poco )?tarde|me (?:agarro|pillo) (?:el )?(?:trafico|transito|taco|tranque))
  stuck in traffic
`);
/** Asked of the rule, or said of another day or hour: nobody is late yet, or it is to be moved. */
export const ASIDE = words(`
  (?:no|nao|si|se|if|quiero|queria|mejor|puede|podria) (?:[^ ]+ )?(?:llego|llegar|chego|voy|estoy|ser|i m|i)
  (?:otr[oa]|outr[oa]|another) (?:dia|hora|time|day)|(?:pueden|podes|puede|podemos|can (?:we|you|i)|da pra|podem)(?: [^ ]+){0,2} (?:correr|mover|cambiar|pasar|change|move|push|mudar|remarcar)
  mas tarde|mais tarde|later
`);
