import type { Choice } from '../../domain.ts';
import { reasonOf } from '../../errors.ts';
import { sendBodyFor } from '../../io/whatsapp/send.ts';
import type { SendBody } from '../../io/whatsapp/wire.ts';
import type { ChannelPort, Clock, Store } from '../../ports.ts';

export type { Choice } from '../../domain.ts';

/** A message as the customer's phone shows it: titles as cut by WhatsApp's rules. */
export interface Shown {
  readonly at: number;
  readonly kind: 'text' | 'buttons' | 'list' | 'link';
  readonly text: string;
  /** Rows or buttons, in order. */
  readonly choices: readonly Choice[];
  /** What opens the list or the link. */
  readonly button?: string;
  readonly url?: string;
}

export interface Phone {
  readonly channel: ChannelPort;
  /** Everything that arrived, in order. */
  readonly shown: () => readonly Shown[];
}

/**
 * The customer's WhatsApp: every message passes the real adapter's body builder and Meta's rules. One that they refuse
 * is noted in `problems` and refused as Meta would. What arrives is confirmed by a status, as Meta does.
 */
export function createPhone({
  clock,
  store,
  problems,
}: {
  clock: Clock;
  store: Pick<Store, 'noteStatus'>;
  problems: string[];
}): Phone {
  const shown: Shown[] = [];
  return {
    shown: () => shown,
    channel: {
      send: async (to, message, effect) => {
        const body = checked(problems, () => sendBodyFor(to, message, effect));
        shown.push({ at: clock.now(), ...shownAs(body) });
        const conversation = /^(.+)\.\d+\.\d+$/.exec(effect)?.[1] ?? '';
        await store.noteStatus({ conversation, effect, status: 'sent', at: clock.now() });
        return { providerId: `wamid.bot.${shown.length}` };
      },
    },
  };
}

/** All that can be read of a message, one piece a line. */
export function readable({ text, button, choices, url }: Shown): string {
  const rows = choices.flatMap(({ title, description }) => [title, description ?? '']);
  return [text, button ?? '', ...rows, url ?? '']
    .filter((piece) => piece !== '')
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}

function checked(problems: string[], build: () => SendBody): SendBody {
  try {
    return build();
  } catch (error) {
    problems.push(`a message that WhatsApp would refuse: ${reasonOf(error)}`);
    throw error;
  }
}

function shownAs(body: SendBody): Omit<Shown, 'at'> {
  if (body.type === 'text') return { kind: 'text', text: body.text.body, choices: [] };
  const { interactive } = body;
  const { text } = interactive.body;
  switch (interactive.type) {
    case 'button':
      return { kind: 'buttons', text, choices: interactive.action.buttons.map(({ reply }) => reply) };
    case 'list':
      return {
        kind: 'list',
        text,
        button: interactive.action.button,
        choices: interactive.action.sections.flatMap(({ rows }) => rows.map(choiceOf)),
      };
    case 'cta_url': {
      const { display_text, url } = interactive.action.parameters;
      return { kind: 'link', text, choices: [], button: display_text, url };
    }
  }
}

function choiceOf({ id, title, description }: { id: string; title: string; description?: string | undefined }): Choice {
  return { id, title, ...(description === undefined ? {} : { description }) };
}
