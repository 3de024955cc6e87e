import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built } from '../../config/site-config.ts';
import { createHosting } from '../../emulators/hosting/hosting.ts';
import { ADMIN } from '../../emulators/suite/accounts.ts';
import { LocalClient } from '../../emulators/suite/local-client.ts';
import { suitePorts, TEST_PORT_OFFSET } from '../../emulators/suite/ports.ts';
import { suiteEnvironment } from '../../emulators/suite/with-suite.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { productionDependencies } from '../../functions/src/production.ts';
import { originOf } from '../../functions/test/origin-of.ts';
import { samplePost } from '../../functions/test/sample-post.ts';
import { indexedPages } from '../../web/src/pages.ts';
import { checkSite } from '../smoke/checks.ts';
import { openSite } from '../smoke/live-site.ts';
import { installPackages, namesOfFunctions, unpackUpload } from './deployed-functions.ts';
import { type RunningFunction, startFunction } from './running-function.ts';

/**
 * The first deployment, without Google: the functions are packed, installed and run as they would be there, behind a
 * stand-in for Hosting, on the Firestore and Storage of this stack.
 */
const INSTALL_TIMEOUT_MS = 600_000;
const ROOT = join(import.meta.dirname, '../..');
const FILES = ['lib', 'package-lock.json', 'package.json'];

/** What the platform tells an instance about its project, and where this stack stands for it. */
const ENVIRONMENT = {
  ...suiteEnvironment(suitePorts(TEST_PORT_OFFSET)),
  SENDGRID_API_KEY: 'unset',
  VAPID_PRIVATE_KEY: 'unset',
};

let folder: string;
let uploaded: string[];
const running = new Map<string, RunningFunction>();
const hosting = createHosting({
  folder: ROOT,
  config: { ...firebaseJson.hosting, public: built.site },
  functions: (name) => running.get(name)?.origin,
  firebase: {
    projectId: 'demo-theni',
    apiKey: 'local',
    authDomain: 'demo-theni.firebaseapp.com',
    storageBucket: 'demo-theni.appspot.com',
  },
});

async function run(name: string): Promise<string> {
  const started = running.get(name) ?? (await startFunction(folder, name, ENVIRONMENT));
  running.set(name, started);
  return started.origin;
}

beforeAll(async () => {
  // Other files leave records behind whose files are gone.
  const { items } = productionDependencies();
  for (const { _id } of await items.all()) await items.remove(_id);
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  await unpackUpload(folder);
  uploaded = await readdir(folder);
  installPackages(folder);
}, INSTALL_TIMEOUT_MS);

afterAll(async () => {
  hosting.close();
  for (const { process } of running.values()) process.kill();
  await rm(folder, { recursive: true });
}, INSTALL_TIMEOUT_MS);

test('what is uploaded is the built code and the exact versions that it needs, and nothing else', () => {
  expect(uploaded.sort()).toEqual(FILES);
});

test('with them goes all that a publication makes pages from, and it makes those of the build', () => {
  const script = `import { readSiteBuild, renderSite } from './lib/site/render-site.js';
    import { content } from '${pathToFileURL(join(ROOT, 'config/content.ts'))}';
    import { publishedSamples } from '${pathToFileURL(join(ROOT, 'web/build/published-samples.ts'))}';
    const { layouts } = await publishedSamples();
    const files = await renderSite(content, layouts, await readSiteBuild());
    for (const [address, file] of files)
      console.log(address, createHash('sha256').update(file).digest('hex'));`;
  const made = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `import { createHash } from 'node:crypto';${script}`],
    { cwd: folder, encoding: 'utf8' },
  );
  const files = made.trim().split('\n');
  expect(files.length).toBeGreaterThan(2 * indexedPages.length);
  for (const line of files) {
    const [address = '', hash] = line.split(' ');
    const file = readFileSync(join(ROOT, built.site, address));
    expect([address, hash]).toEqual([address, createHash('sha256').update(file).digest('hex')]);
  }
});

test('each function starts as it will in the cloud, and the scheduled ones do their work', async () => {
  const names = namesOfFunctions(folder);
  const open = ['api', 'publish'];
  const scheduled = ['deleteExpired', 'deliverMessages', 'sweepUploads'];
  expect(names).toEqual([...open, ...scheduled].sort());
  for (const name of scheduled) {
    const response = await fetch(await run(name), { method: 'POST' });
    expect([name, response.status]).toEqual([name, 200]);
  }
});

test('behind Hosting, all holds that is looked at after a deployment', async () => {
  await Promise.all(['api', 'publish'].map(run));
  const origin = await originOf(hosting.listen(0, '127.0.0.1'));
  const site = await openSite(process.env.SITE_URL ?? '');
  const faults: string[] = [];
  for await (const { check, fault } of checkSite({
    ...site,
    origin,
    signIn: `${origin}/__/auth`,
  })) {
    if (fault !== undefined) faults.push(`${check}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('a message reaches the inbox through the deployed API, announced by its length or not', async () => {
  const origin = await run('api');
  const posts = [samplePost(), samplePost({ email: 'another@theni.example' })] as const;
  const bodies = posts.map((post) => JSON.stringify(post));
  for (const body of [bodies[0], new Blob([bodies[1] ?? '']).stream()]) {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await fetch(`${origin}/api/email`, init)).status).toBe(202);
  }
  const owner = new LocalClient(suitePorts(TEST_PORT_OFFSET), origin);
  await owner.signIn(ADMIN);
  const inbox = await (await owner.request('GET', '/messages')).text();
  for (const { id } of posts) {
    expect(inbox).toContain(id);
    // Other files expect an empty inbox.
    expect((await owner.request('DELETE', `/messages/${id}`)).status).toBe(204);
  }
});
