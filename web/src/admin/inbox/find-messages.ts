import { fold } from '@theni/content/places';
import type { InboxMessage } from '@theni/contract';

export type Folder = 'open' | 'all' | 'spam';

/** The messages of a folder that have all words of the search somewhere, in the order in which they came in. */
export function findMessages(
  messages: InboxMessage[],
  folder: Folder,
  search: string,
): InboxMessage[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return messages.filter((message) => {
    const text = fold(textOf(message));
    return isIn(message, folder) && words.every((word) => text.includes(word));
  });
}

export function isSpam({ State }: InboxMessage): boolean {
  return State === 'spam';
}

function isIn(message: InboxMessage, folder: Folder): boolean {
  if (folder === 'all') return true;
  return folder === 'spam' ? isSpam(message) : !isSpam(message) && !message.Handled;
}

function textOf({ Name, Email, Phone = '', Message, Services }: InboxMessage): string {
  const digits = Phone.replace(/\D/g, '');
  return [Name, Email, Phone, digits, Message, ...Object.values(Services)].join('\n');
}
