import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { originOf } from '../../functions/test/listen.ts';
import { suitePorts } from './ports.ts';
import { SHAPE, Snapshots } from './snapshots.ts';

async function exportTo(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'firebase-export-metadata.json'), '{}');
  return folder;
}

test('a start deletes data that its code cannot read, and goes on with the other', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'snapshots-'));
  try {
    await exportTo(join(parent, '1790000000000'));
    await exportTo(join(parent, `shape-${SHAPE - 1}`, '1790000000000'));
    const own = await exportTo(join(parent, `shape-${SHAPE}`, '1780000000000'));
    const snapshots = new Snapshots(parent);
    expect(await snapshots.dropOtherShapes()).toBe(true);
    expect(await readdir(parent)).toEqual([`shape-${SHAPE}`]);
    expect(await snapshots.latest()).toBe(own);
    expect(await snapshots.dropOtherShapes()).toBe(false);
  } finally {
    await rm(parent, { recursive: true });
  }
});

test('data that is saved twice at the same time is saved, as when Ctrl-C meets the regular saving', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'snapshots-'));
  const older = await exportTo(join(parent, `shape-${SHAPE}`, '1780000000000'));
  let asked = 0;
  const hub = createServer(async (request, response) => {
    const isFirst = ++asked === 1;
    await vi.waitUntil(() => (isFirst ? asked === 2 : !existsSync(older)));
    await exportTo(((await json(request)) as { path: string }).path);
    response.end();
  });
  const origin = await originOf(hub.listen(0, '127.0.0.1'));
  try {
    const ports = { ...suitePorts(0), hub: Number(new URL(origin).port) };
    const snapshots = new Snapshots(parent);
    await expect(
      Promise.all([snapshots.take(ports), snapshots.take(ports)]),
    ).resolves.toBeDefined();
    expect(await snapshots.latest()).not.toBe(older);
  } finally {
    hub.closeAllConnections();
    hub.close();
    await rm(parent, { recursive: true });
  }
});
