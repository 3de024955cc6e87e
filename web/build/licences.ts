import { readFile, writeFile } from 'node:fs/promises';
import { distFolder } from './bundles.ts';

/** A package that browsers download, as Vite describes it. */
export interface Licence {
  name: string;
  version: string;
  /** An SPDX expression: https://spdx.org/licenses */
  identifier?: string;
  /** The notice that most licences ask to be handed on. */
  text?: string;
  source?: string;
}

/**
 * Licences that ask for a notice at most. The Open Font Licence binds changed fonts only, not the
 * site.
 */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** Vite does not see the packages out of whose files the fonts are cut. */
const FONTS = ['@fontsource-variable/anek-latin', '@fontsource-variable/anek-tamil'];

/** Puts the notices of all that browsers download at `/licences.json`. @returns them */
export async function writeLicences(packages: Licence[]): Promise<Licence[]> {
  const licences = [...packages, ...(await Promise.all(FONTS.map(licenceOf)))];
  await writeFile(`${distFolder}/licences.json`, JSON.stringify(licences, null, 2));
  return licences;
}

async function licenceOf(packageName: string): Promise<Licence> {
  const folder = new URL(`../../node_modules/${packageName}/`, import.meta.url);
  const { name, version, license, repository } = JSON.parse(
    await readFile(new URL('package.json', folder), 'utf8'),
  );
  const text = await readFile(new URL('LICENSE', folder), 'utf8');
  return { name, version, identifier: license, text, source: repository.url };
}

/** A line for each package under a licence that is not known to be harmless to the site. */
export function licenceIssues(licences: Licence[]): string[] {
  return licences
    .filter(({ identifier }) => !isAllowed(identifier))
    .map(
      ({ name, identifier = 'no known licence' }) =>
        `Browsers would download ${name}, which is under ${identifier}.`,
    );
}

/** Whether an SPDX expression can be met with licences of the list alone. */
function isAllowed(expression = ''): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence)));
}
