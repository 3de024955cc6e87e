import { contentFrom } from '@theni/content/changes';
import { valueAt, valuePathAt } from '@theni/content/paths';
import type { Changes } from '@theni/contract';
import { LANGUAGES } from '@theni/contract/limits';
import { textsIn } from './shown-texts.ts';

const CONTACT = /^company\.(phones|whatsapp|email)|^people\..*phone$/;

export function textsWithOldContacts(
  published: Changes,
  changes: Changes,
): { old: string; paths: string[] }[] {
  const [before = [], now = []] = [published, changes].map((values) => {
    const content = contentFrom(values);
    return LANGUAGES.flatMap((language) => textsIn(content, language));
  });
  const gone = before.filter(
    ({ path, text }) => CONTACT.test(path) && text && !standsAt(changes, path, text),
  );
  return [...new Set(gone.map(({ text }) => text))].flatMap((old) => {
    const places = now.filter(({ text }) => bare(text).includes(bare(old)));
    const paths = [...new Set(places.map(({ path }) => path))];
    return paths.length > 0 ? [{ old, paths }] : [];
  });
}

/** Where it stood, or in another element of the same list. */
function standsAt(changes: Changes, path: string, text: string): boolean {
  const now = valueAt(changes, valuePathAt(path) ?? path);
  return bare(JSON.stringify(now)).includes(bare(text));
}

/** A number is the same, however it is grouped. */
function bare(text: string): string {
  return text.replace(/[\s()-]/g, '').toLowerCase();
}
