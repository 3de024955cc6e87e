import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkConfig } from './check-config.ts';
import { siteConfigFile } from './site-config.ts';

export type SiteConfig = typeof import('./sample.config.ts');

/** The configuration of this run. The builds put the file itself in the place of this module. */
const chosen: SiteConfig = await import(pathToFileURL(siteConfigFile).href);
checkConfig(chosen, basename(siteConfigFile));
export const { site, admin, mail, api } = chosen;
