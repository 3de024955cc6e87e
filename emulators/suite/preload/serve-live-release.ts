import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Preloaded into firebase-tools. Its Hosting emulator serves a folder, which here is a link to the
 * live release. superstatic's provider of files caches the ETag of a path for ever, and reads a
 * path more than once for a response. So each release gets a provider of its own. Responses leave
 * out the time of a file: after a restore it is older than the time that a browser has.
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
