import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
