import { basename, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** An empty variable counts as none. */
const SITE_CONFIG = process.env.SITE_CONFIG || undefined;

/** The configuration of this run. `SITE_CONFIG` may name another file than the real site's. */
export const siteConfigFile = resolve(ROOT, SITE_CONFIG ?? 'site.config.ts');

/**
 * The words that a new site starts with, as changes of the shipped ones; the file may be absent.
 * The owner's first change copies them into the draft: after it and the first publication the file
 * has no effect.
 */
export const initialContentFile = siteConfigFile.replace(/\.config\.ts$/, '.content.json');

/** Paths from the root. Another configuration has a folder of its own. */
export const buildOutputs = outputsIn(SITE_CONFIG && `out/${basename(SITE_CONFIG, '.config.ts')}`);

function outputsIn(folder: string | undefined) {
  if (!folder)
    return { site: 'web/dist', functions: 'functions', storageRules: 'out/storage.rules' };
  return {
    site: `${folder}/site`,
    functions: `${folder}/functions`,
    storageRules: `${folder}/storage.rules`,
  };
}
