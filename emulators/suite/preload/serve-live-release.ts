import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Preloaded into firebase-tools: its Hosting emulator serves a folder, and here that is a link to
 * the live release. Its provider of files keeps the ETag of a path for good, and looks at a path
 * more than once for a response. So each release gets a provider of its own, by the folder that the
 * link leads to at the time. The time of a file is left out: one that is taken back is older than
 * the one that a browser has.
 */
type Provider = (request: unknown, path: string) => Promise<{ modified?: number } | null>;
type MakeProvider = (options: { cwd: string; public: string }) => Provider;

const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools');
const load = createRequire(firebaseTools);
const file = load.resolve('superstatic/lib/providers/fs.js');
const serveFolder: MakeProvider = load(file);

const serveLive: MakeProvider = ({ cwd, public: site }) => {
  let live = { folder: '', provide: (async () => null) as Provider };
  return async (request, path) => {
    const folder = realpathSync(join(cwd, site));
    if (folder !== live.folder)
      live = { folder, provide: serveFolder({ cwd: folder, public: '.' }) };
    const found = await live.provide(request, path);
    if (found) delete found.modified;
    return found;
  };
};

const loaded = load.cache[file];
if (!loaded) throw new Error('superstatic has moved its provider of files.');
loaded.exports = serveLive;
