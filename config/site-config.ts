import { basename, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const { SITE_CONFIG } = process.env;

/** The configuration of this run: the owner's, unless `SITE_CONFIG` names another file. */
export const siteConfigFile = resolve(ROOT, SITE_CONFIG ?? 'site.config.ts');

/** What the owner has changed of the words, beside the configuration: absent when that is nothing. */
export const siteContentFile = siteConfigFile.replace(/\.config\.ts$/, '.content.json');

/**
 * Where the build puts things, from the root. Another configuration has a folder of its own, so that tests neither
 * disturb a running `npm start` nor leave anything behind that could be deployed.
 */
export const built = builtIn(SITE_CONFIG && `out/${basename(SITE_CONFIG, '.config.ts')}`);

function builtIn(folder: string | undefined) {
  if (!folder) return { site: 'web/dist', functions: 'functions', storageRules: 'storage.rules' };
  return {
    site: `${folder}/site`,
    functions: `${folder}/functions`,
    storageRules: `${folder}/storage.rules`,
  };
}
