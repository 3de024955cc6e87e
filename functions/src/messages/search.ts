import { fold } from '@theni/content/places';
import type { InboxMessage } from '@theni/contract';

/** Tells which messages have all words of a search somewhere, in whatever script and capitals. */
export function matcher(search: string): (message: InboxMessage) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (message) => {
    const text = fold(textOf(message));
    return words.every((word) => text.includes(word));
  };
}

function textOf(message: InboxMessage): string {
  const { Name, Email, Phone = '', Message, Services, Project, Plot, Note } = message;
  const digits = Phone.replace(/\D/g, '');
  const texts = [Name, Email, Phone, digits, Message, Project, Plot, Note];
  return [...texts, ...Object.values(Services)].join('\n');
}
