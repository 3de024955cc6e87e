import { readFile } from 'node:fs/promises';
import { DOCUMENT_TYPE, FILE_TYPES, VIDEO_TYPE } from '@theni/contract';
import { expect, test } from 'vitest';
import { memoryBucket } from '../../test/fake-dependencies.ts';
import { readUpload } from './uploads.ts';

test.each([0, 3, 1019])('a PDF whose header stands behind %i bytes is one', async (before) => {
  const { objects, upload } = memoryBucket();
  const bytes = Buffer.concat([Buffer.alloc(before, '\n'), Buffer.from('%PDF-1.7\n')]);
  const read = await readUpload(objects, upload(bytes), [DOCUMENT_TYPE]);
  expect(read).toEqual({ type: DOCUMENT_TYPE, bytes });
});

test('a PDF whose header stands behind 1,020 bytes is none', async () => {
  const { objects, upload } = memoryBucket();
  const bytes = Buffer.concat([Buffer.alloc(1020, '\n'), Buffer.from('%PDF-1.7\n')]);
  await expect(readUpload(objects, upload(bytes), [DOCUMENT_TYPE])).rejects.toThrow('not a PDF');
});

test.each(['M4V ', 'M4A ', 'F4V ', '3gp4', 'qt  ', 'isom'])(
  'a video is one whatever its brand, such as %j: its tracks decide',
  async (brand) => {
    const { objects, upload } = memoryBucket();
    const bytes = await readFile(
      new URL('../../test/corpus/videos/moov-first.mp4', import.meta.url),
    );
    bytes.write(brand, 8, 'latin1');
    expect((await readUpload(objects, upload(bytes), FILE_TYPES)).type).toBe(VIDEO_TYPE);
  },
);
