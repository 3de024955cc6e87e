import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkConfig } from './check-config.ts';
import { siteConfigFile } from './config-paths.ts';

export type SiteConfig = typeof import('./sample.config.ts');

/** The configuration of this run. The builds put the file itself in the place of this module. */
const current: SiteConfig = await import(pathToFileURL(siteConfigFile).href);
checkConfig(current, basename(siteConfigFile));
export const { site, admin, mail, api } = current;
