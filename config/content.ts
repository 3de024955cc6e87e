import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Content } from '@theni/content';
import { withAllChanges } from '@theni/content/changes';
import { siteContentFile } from './config-paths.ts';

/** The words of this run: those that the site starts with, and what the owner has changed. */
export const content = currentContent();

function currentContent(): Content {
  const changes = existsSync(siteContentFile) ? readFileSync(siteContentFile, 'utf8') : '{}';
  try {
    return withAllChanges(JSON.parse(changes));
  } catch (error) {
    throw new Error(`${basename(siteContentFile)}: ${(error as Error).message}`, { cause: error });
  }
}
