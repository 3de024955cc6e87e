import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkConfig } from './check-config.ts';
import { siteConfigFile } from './config-paths.ts';

export type SiteConfig = typeof import('./sample.config.ts');

/** The build of the functions replaces this module by the configuration file itself. */
const current: SiteConfig = await import(pathToFileURL(siteConfigFile).href);
checkConfig(current, basename(siteConfigFile));
export const { site, admin, mail, api } = current;
