import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildOutputs } from './config-paths.ts';
import { admin } from './current-config.ts';

const ADMIN = /(request\.auth\.token\.email\.lower\(\) == )"[^"\n]*"/;

/**
 * Writes the admin into the rules, which cannot read the configuration.
 * @throws when they name none
 */
export function rulesFor(email: string, rules: string): string {
  if (!ADMIN.test(rules)) throw new Error('storage.rules name no admin.');
  return rules.replace(ADMIN, (_all, before) => before + JSON.stringify(email));
}

/** A part of the build: `storage.rules` with the admin of the configuration, who may upload. */
if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const target = join(root, buildOutputs.storageRules);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, rulesFor(admin.email, readFileSync(join(root, 'storage.rules'), 'utf8')));
}
