/** The real WhatsApp adapter against the simulated Meta, over HTTP. */
import type { Address } from '../../src/domain.ts';
import type { SentMessage } from '../../src/simulated/meta.ts';
import { simulation } from '../simulated/meta-kit.ts';
import { channelContract } from './channel.contract.ts';

function wordsOf({ body }: SentMessage): string {
  return JSON.stringify(body.type === 'text' ? body.text : body.interactive);
}

const people: [string, Pick<Address, 'waId' | 'userId'>, string][] = [
  ['WhatsApp, a customer with a number', { waId: '5491150000001' }, '5491150000001'],
  ['WhatsApp, a customer who hides it', { userId: 'AR.15' }, 'AR.15'],
];
for (const [name, ids, contact] of people) {
  channelContract(name, (test) =>
    simulation(({ channel, meta, notes }) =>
      test({
        channel,
        to: { provider: 'whatsapp', phoneNumberId: '100', ...ids },
        arrived: () => meta.sent(contact).map(wordsOf),
        reported: async () => {
          await meta.settled();
          return notes.filter((note) => note.status === 'sent').map((note) => note.effect);
        },
        fault: (fault) => {
          meta.fault(fault === 'refused' ? { code: 131026 } : fault, 1);
        },
      }),
    ),
  );
}
