import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { originOf } from '../../functions/test/listen.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const edits = new Map<string, [before: string, after: string]>();

/** Stands for an engineer's editor, and leaves the files of the repository alone. */
const editor: Plugin = {
  name: 'editor',
  enforce: 'pre',
  transform(code, id) {
    const [before, after] = edits.get(id) ?? ['', ''];
    return code.replace(before, after);
  },
};

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: `${ROOT}web/vite.config.ts`,
    plugins: [editor],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  return () => server.close();
});

function save(file: string): void {
  server.watcher.emit('change', file);
  server.watcher.emit('all', 'change', file);
}

async function read(address: string): Promise<string> {
  const http = createHttpServer(server.middlewares);
  try {
    const origin = await originOf(http.listen(0, '127.0.0.1'));
    return await (await fetch(origin + address, { headers: { Accept: 'text/html' } })).text();
  } finally {
    http.close();
  }
}

test.each([
  ['the words', '/', 'content/home.ts', 'Best Land Promoters In Theni District'],
  ['a component', '/', 'web/src/pages/home/hero.tsx', '{text.headline}'],
  ['the API', '/api/messages', 'functions/src/http/identity.ts', 'Please sign in.'],
])('whoever changes %s while `npm run dev` runs reads it at the next load', async (...edit) => {
  const [, address, file, before] = edit;
  const readsNew = async () => (await read(address)).includes('Typed just now');
  // Vite drops its copy of a file some time after it has heard of the change.
  const saveUntil = (isNew: boolean) =>
    vi.waitFor(async () => {
      save(ROOT + file);
      expect(await readsNew()).toBe(isNew);
    }, 60_000);
  expect(await readsNew()).toBe(false);
  edits.set(ROOT + file, [before, 'Typed just now']);
  await saveUntil(true);
  edits.clear();
  await saveUntil(false);
});
