import type { Choice, OutboundMessage } from '../domain.ts';

/** What was sent, readable without buttons: for the history, the prompts and the desk (HUMAN-1). */
export function historyText(message: OutboundMessage): string {
  switch (message.type) {
    case 'text':
      return message.text;
    case 'buttons':
      return `${message.text}\n${message.buttons.map(({ title }) => `[${title}]`).join(' ')}`;
    case 'list':
      return [message.text, `[${message.button}]`, ...message.rows.map(rowText)].join('\n');
    case 'link':
      return `${message.text}\n[${message.button}] ${message.url}`;
  }
}

function rowText({ title, description }: Choice): string {
  return description === undefined ? `- ${title}` : `- ${title} (${description})`;
}
