import { readFileSync } from 'node:fs';

/** What `npm run build` has put into a folder beside the functions: web/build/site-build.ts. */
export interface SiteBuild {
  id: string;
  /** Addresses of the files that no word changes. */
  files: string[];
}

export function readSiteBuild(folder: URL): SiteBuild {
  return JSON.parse(readFileSync(new URL('site-build.json', folder), 'utf8'));
}
