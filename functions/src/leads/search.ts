import { fold } from '@theni/content/places';
import { readPhone } from '@theni/contract/phone';
import type { StoredLead } from './stored-lead.ts';

/** A number as people dial or write it. */
const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d/g;

/** Tells which messages have all words of a search somewhere, in whatever script and capitals. */
export function matcher(search: string): (message: StoredLead) => boolean {
  const ways = [search, search.replace(NUMBER, (typed) => ` ${dialled(typed)} `)].map((typed) =>
    fold(typed).split(/\s+/).filter(Boolean),
  );
  return (message) => {
    const text = fold(textOf(message));
    return ways.some((words) => words.every((word) => text.includes(word)));
  };
}

/** As it is stored: E.164, or the digits of what cannot be read. */
function dialled(typed: string): string {
  return readPhone(typed) ?? typed.replace(/\D/g, '');
}

function textOf(message: StoredLead): string {
  const { Name, Email, Phone = '', Message, Services, Project, Plot, Note } = message;
  const digits = Phone.replace(/\D/g, '');
  const texts = [Name, Email, Phone, digits, Message, Project, Plot, Note];
  return [...texts, ...Object.values(Services)].join('\n');
}
