import { basename, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const { SITE_CONFIG } = process.env;

/** The configuration of this run: the owner's, unless `SITE_CONFIG` names another file. */
export const siteConfigFile = resolve(ROOT, SITE_CONFIG ?? 'site.config.ts');

/** The owner's changes of the words; absent when there are none. */
export const siteContentFile = siteConfigFile.replace(/\.config\.ts$/, '.content.json');

/**
 * What the build writes, from the root. Another configuration has a folder of its own, which is
 * never deployed.
 */
export const buildOutputs = outputsIn(SITE_CONFIG && `out/${basename(SITE_CONFIG, '.config.ts')}`);

function outputsIn(folder: string | undefined) {
  if (!folder) return { site: 'web/dist', functions: 'functions', storageRules: 'storage.rules' };
  return {
    site: `${folder}/site`,
    functions: `${folder}/functions`,
    storageRules: `${folder}/storage.rules`,
  };
}
