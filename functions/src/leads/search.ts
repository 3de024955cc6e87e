import { fold } from '@theni/content/places';
import { PHONE_DIGITS_MIN, type StoredLead } from './stored-lead.ts';

/** Tells which messages have all words of a search somewhere, in whatever script and capitals. */
export function matcher(search: string): (message: StoredLead) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  // A number is stored as E.164; people dial a zero before it.
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  return (message) => {
    const text = fold(textOf(message));
    if (words.every((word) => text.includes(word))) return true;
    return digits.length >= PHONE_DIGITS_MIN && text.includes(digits);
  };
}

function textOf(message: StoredLead): string {
  const { Name, Email, Phone = '', Message, Services, Project, Plot, Note } = message;
  const texts = [Name, Email, Phone, Phone.replace(/\D/g, ''), Message, Project, Plot, Note];
  return [...texts, ...Object.values(Services)].join('\n');
}
