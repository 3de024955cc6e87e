import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** None that "ad" is made of: what is named so is hidden by those who block advertisements. */
const LETTERS = 'bcefghijklmnopqrstuvwxyzBCEFGHIJKLMNOPQRSTUVWXYZ';
const NAMED = /(?:\.|@keyframes )([a-z][\w-]*)/gi;

/**
 * Names of one to three letters, because documents name their classes many times. They are given in
 * the order of the files, so that each build of the same sources gives the same ones; those of the
 * admin area come last, and no page changes with them.
 * @param folder that has all style sheets of the site
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const given = new Map<string, string>();
  const nameOf = (name: string, file: string) => {
    const known = `${file} ${name}`;
    const short = given.get(known) ?? shortName(given.size);
    given.set(known, short);
    return short;
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.module.css')).sort();
  const isAdmin = (file: string) => file.startsWith('admin');
  for (const file of [...sheets.filter((file) => !isAdmin(file)), ...sheets.filter(isAdmin)]) {
    const path = join(folder, file);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(NAMED)) nameOf(name, path);
  }
  return nameOf;
}

function shortName(number: number): string {
  const { length } = LETTERS;
  const last = LETTERS[number % length];
  return number < length ? `${last}` : shortName(Math.floor(number / length) - 1) + last;
}
