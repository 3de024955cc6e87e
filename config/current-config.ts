import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkConfig, type SiteConfig } from './check-config.ts';
import { siteConfigFile } from './config-paths.ts';

/** The build of the functions replaces this module by the configuration file itself. */
const current: SiteConfig = await import(
  /* @vite-ignore: `npm run dev` would warn that it does not know the file. */
  pathToFileURL(siteConfigFile).href
);
checkConfig(current, basename(siteConfigFile));
export const { site, admin, mail, api } = current;
