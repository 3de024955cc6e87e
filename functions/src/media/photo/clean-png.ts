import { crc32 } from 'node:zlib';
import type { CleanPhoto } from './clean-photo.ts';
import { orientationOnly, readExif } from './exif.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data (PNG, third edition, 5.3). */
const FRAME_BYTES = 12;
const EXIF = 'eXIf';
/** What draws the picture, animation included; text, time and private chunks are not among it. */
const DRAWING_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** Cuts a PNG down to the chunks that draw it; of eXIf stays the orientation. */
export function cleanPng(bytes: Buffer): CleanPhoto | undefined {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let changed = false;
  let position = SIGNATURE_BYTES;
  while (position + FRAME_BYTES <= bytes.length) {
    const end = position + FRAME_BYTES + bytes.readUInt32BE(position);
    if (end > bytes.length) return undefined;
    const chunk = bytes.subarray(position, end);
    const type = chunk.toString('latin1', 4, 8);
    const clean = cleanChunk(type, chunk);
    if (clean !== chunk) changed = true;
    if (clean) kept.push(clean);
    if (type === 'IEND') {
      if (end < bytes.length) changed = true;
      return { bytes: changed ? Buffer.concat(kept) : bytes, changed };
    }
    position = end;
  }
  return undefined;
}

function cleanChunk(type: string, chunk: Buffer): Buffer | undefined {
  if (DRAWING_CHUNKS.has(type)) return chunk;
  if (type !== EXIF) return undefined;
  const { orientation, drawsOnly } = readExif(chunk.subarray(8, -4));
  if (drawsOnly) return chunk;
  return orientation === 1 ? undefined : toChunk(EXIF, orientationOnly(orientation));
}

function toChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + FRAME_BYTES);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
