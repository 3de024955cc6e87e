import { installFromDebian, succeeds } from './install.ts';

/** The examples of docs/api.md are typed in a test. Installs curl where that is possible. @throws when it is not */
export function ensureCurl(): void {
  const isThere = () => succeeds('curl', ['--version']);
  if (isThere()) return;
  console.log('… No curl here: installing it for the tests of docs/api.md');
  if (installFromDebian('curl') && isThere()) return;
  throw new Error('The tests of docs/api.md need curl: install the package "curl".');
}
