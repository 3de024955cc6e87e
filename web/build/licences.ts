import { readFile, writeFile } from 'node:fs/promises';
import { distFolder } from './bundles.ts';
import { isAllowed, type Licence } from './licence-terms.ts';

/** Those that ask for a notice at most. The Open Font Licence binds changed fonts only, not the site. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

const FONT = new URL('../../node_modules/@fontsource-variable/anek-latin/', import.meta.url);

/** Puts the notices of all that browsers download at `/licences.json`. @returns them */
export async function writeLicences(packages: Licence[]): Promise<Licence[]> {
  const licences = [...packages, await fontLicence()];
  await writeFile(`${distFolder}/licences.json`, JSON.stringify(licences, null, 2));
  return licences;
}

/** The font is cut out of a package's file, so Vite does not see it. */
async function fontLicence(): Promise<Licence> {
  const { name, version, license } = JSON.parse(
    await readFile(new URL('package.json', FONT), 'utf8'),
  );
  const text = await readFile(new URL('LICENSE', FONT), 'utf8');
  return { name, version, identifier: license, text };
}

/** A line for each package under a licence that is not known to be harmless to the site. */
export function licenceFaults(licences: Licence[]): string[] {
  return licences
    .filter(({ identifier }) => !isAllowed(identifier, ALLOWED))
    .map(
      ({ name, identifier = 'no known licence' }) =>
        `Browsers would download ${name}, which is under ${identifier}.`,
    );
}
