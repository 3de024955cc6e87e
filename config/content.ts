import { existsSync, readFileSync } from 'node:fs';
import { shipped } from '@theni/content';
import { type Changes, withChanges } from '@theni/content/changes';
import { siteContentFile } from './site-config.ts';

const changes: Changes = existsSync(siteContentFile)
  ? JSON.parse(readFileSync(siteContentFile, 'utf8'))
  : {};

/** The words of this run: those that the site starts with, and what the owner has changed. */
export const content = withChanges(shipped, changes);
