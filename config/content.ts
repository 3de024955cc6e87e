import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Content } from '@theni/content';
import { withAllChanges } from '@theni/content/changes';
import { initialContentFile } from './config-paths.ts';

/** The words that the site starts with: the shipped ones, and those of `initialContentFile`. */
export const content = initialContent();

function initialContent(): Content {
  const changes = existsSync(initialContentFile) ? readFileSync(initialContentFile, 'utf8') : '{}';
  try {
    return withAllChanges(JSON.parse(changes));
  } catch (error) {
    throw new Error(`${basename(initialContentFile)}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
