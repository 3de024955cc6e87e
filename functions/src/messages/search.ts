import { fold } from '@theni/content/places';
import type { InboxMessage } from '@theni/contract';

/** A number as people dial or write it. */
const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d/g;

/** Tells which messages have all words of a search somewhere, in whatever script and capitals. */
export function matcher(search: string): (message: InboxMessage) => boolean {
  const ways = [search, search.replace(NUMBER, (typed) => ` ${subscriber(typed)} `)].map((typed) =>
    fold(typed).split(/\s+/).filter(Boolean),
  );
  return (message) => {
    const text = fold(textOf(message));
    return ways.some((words) => words.every((word) => text.includes(word)));
  };
}

/** '098765 43210', '+91 98765-43210' → '9876543210': the prefix before that has several forms. */
function subscriber(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').slice(-10);
}

function textOf(message: InboxMessage): string {
  const { Name, Email, Phone = '', Message, Services, Project, Plot, Note } = message;
  const digits = Phone.replace(/\D/g, '');
  const texts = [Name, Email, Phone, digits, Message, Project, Plot, Note];
  return [...texts, ...Object.values(Services)].join('\n');
}
