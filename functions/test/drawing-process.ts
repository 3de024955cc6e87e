import '../src/app.ts';
import { readFile } from 'node:fs/promises';
import type { FileType } from '@theni/contract';
import { rebuildPhoto, renderPhoto } from '../src/storage/photo.ts';

/** Draws one photo as the API does, in a process of its own, and says how much memory that has taken at most. */
const [file = '', type = ''] = process.argv.slice(2);
const outcome = await draw().catch((error: Error) => error.message);
process.stdout.write(JSON.stringify({ outcome, kilobytes: process.resourceUsage().maxRSS }));

async function draw(): Promise<string> {
  await renderPhoto(await rebuildPhoto(await readFile(file), type as FileType), { avif: true });
  return 'drawn';
}
