import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, events } from './kit.ts';

describe('how a talk is opened and left', () => {
  test.each(['buenas dias mi estimado, una consulta xfa', 'boa tarde, td bem?', 'holaaa a esta hora responden?'])(
    '"%s" is greeted back',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ type: 'customer.greets' }]);
    },
  );
  test.each(['gracias, lindo día', 'valeuu', 'aguije'])('"%s" is thanked for', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.acknowledges' }]);
  });
  test.each(['ya deme nomás', 'de más', 'póngale', 'pode mandar ver', 'manda bala'])('"%s" is a yes', (text) => {
    expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.accepts' }]);
  });
  test.each(['me cobraron de más', 'y lo demás?', 'deme otra hora', 'póngale a las 5'])('"%s" is none', (text) => {
    expect(events(text, CONFIRM)).not.toMatchObject([{ type: 'customer.accepts' }]);
  });
});
