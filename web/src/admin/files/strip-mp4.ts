/**
 * ISO/IEC 14496-12 (the boxes of an MP4) and Apple's QuickTime File Format, which names what phones write into them.
 *
 * What says where a film was taken stands in descriptive boxes: `udta` (`©xyz`, `loci`), `meta`
 * (`com.apple.quicktime.location.*`), `uuid` (XMP, makers' own), and in tracks beside picture and sound (GPS logs of
 * action cameras and drones). None of them is needed to play. They become `free` boxes of the same length, so that the
 * positions that the index holds stay right.
 */
const DESCRIPTIVE = new Set(['udta', 'meta', 'uuid']);
const PLAYED = new Set(['vide', 'soun']);

/** An index of this size would be that of a film of many hours. */
const INDEX_MAX_BYTES = 32 * 1024 * 1024;
const HEADER_MAX_BYTES = 16;

interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

interface Range {
  start: number;
  end: number;
}

/** The file is no MP4, or ends in the middle of one. */
export class BrokenMp4 extends Error {
  override name = 'BrokenMp4';
}

/**
 * The same film without descriptive boxes. Only its index is read into memory.
 * @throws {BrokenMp4}
 */
export async function stripMp4(file: Blob): Promise<Blob> {
  const boxes = await readTopLevel(file);
  if (!boxes.some(({ type }) => type === 'moov')) throw new BrokenMp4('no index');
  const replacements: { range: Range; bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (const box of boxes) {
    if (DESCRIPTIVE.has(box.type)) replacements.push({ range: box, bytes: freeBox(box) });
    if (box.type !== 'moov') continue;
    const index = await readIndex(file, box);
    for (const range of blankIndex(index))
      replacements.push({ range, bytes: new Uint8Array(range.end - range.start) });
    replacements.push({ range: box, bytes: index });
  }
  return replaced(file.slice(0, boxes.at(-1)?.end, file.type), replacements);
}

async function readTopLevel(file: Blob): Promise<Box[]> {
  const boxes: Box[] = [];
  let start = 0;
  while (start + 8 <= file.size) {
    const header = await file.slice(start, start + HEADER_MAX_BYTES).arrayBuffer();
    const box = boxAt(new Uint8Array(header), 0, file.size - start);
    // What follows the last whole box belongs to no film.
    if (!box) break;
    boxes.push({
      ...box,
      start: start + box.start,
      content: start + box.content,
      end: start + box.end,
    });
    start += box.end;
  }
  return boxes;
}

async function readIndex(file: Blob, { start, end }: Box): Promise<Uint8Array<ArrayBuffer>> {
  if (end - start > INDEX_MAX_BYTES) throw new BrokenMp4('the index is too large');
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

/** Blanks the index where it stands. @returns where in the file the samples of blanked tracks are */
function blankIndex(index: Uint8Array<ArrayBuffer>): Range[] {
  const samples: Range[] = [];
  const moov = boxAt(index, 0, index.length);
  for (const child of moov ? children(index, moov) : []) {
    if (DESCRIPTIVE.has(child.type)) blank(index, child);
    if (child.type !== 'trak') continue;
    if (PLAYED.has(handlerOf(index, child))) {
      for (const inner of children(index, child))
        if (DESCRIPTIVE.has(inner.type)) blank(index, inner);
    } else {
      samples.push(...samplesOf(index, child));
      blank(index, child);
    }
  }
  return samples;
}

function handlerOf(index: Uint8Array, track: Box): string {
  const handler = find(index, track, 'mdia', 'hdlr');
  return handler ? fourLetters(index, handler.content + 8) : '';
}

/** From the tables of chunk offsets, samples per chunk and sample sizes (14496-12, 8.7). */
function samplesOf(index: Uint8Array<ArrayBuffer>, track: Box): Range[] {
  const table = find(index, track, 'mdia', 'minf', 'stbl');
  if (!table) return [];
  const view = new DataView(index.buffer, index.byteOffset, index.byteLength);
  const [stco, co64, stsc, stsz] = ['stco', 'co64', 'stsc', 'stsz'].map((type) =>
    find(index, table, type),
  );
  const offsets = stco ?? co64;
  if (!offsets || !stsc || !stsz) return [];
  const sameSize = view.getUint32(stsz.content + 4);
  const sizeOf = (sample: number) =>
    sameSize || view.getUint32(stsz.content + 12 + Math.min(sample, 1e7) * 4);
  const samplesIn = (chunk: number) => {
    let count = 0;
    for (let row = 0; row < view.getUint32(stsc.content + 4); row += 1) {
      const entry = stsc.content + 8 + row * 12;
      if (view.getUint32(entry) <= chunk + 1) count = view.getUint32(entry + 4);
    }
    return count;
  };
  const ranges: Range[] = [];
  let sample = 0;
  for (let chunk = 0; chunk < view.getUint32(offsets.content + 4); chunk += 1) {
    const start = co64
      ? Number(view.getBigUint64(co64.content + 8 + chunk * 8))
      : view.getUint32(offsets.content + 8 + chunk * 4);
    let end = start;
    for (let count = samplesIn(chunk); count > 0; count -= 1) end += sizeOf(sample++);
    ranges.push({ start, end });
  }
  return ranges;
}

function find(bytes: Uint8Array, parent: Box, ...path: string[]): Box | undefined {
  let box: Box | undefined = parent;
  for (const type of path) box = box && children(bytes, box).find((child) => child.type === type);
  return box;
}

function children(bytes: Uint8Array, { content, end }: Box): Box[] {
  const boxes: Box[] = [];
  let position = content;
  while (position + 8 <= end) {
    const box = boxAt(bytes, position, end);
    if (!box) break;
    boxes.push(box);
    position = box.end;
  }
  return boxes;
}

function boxAt(bytes: Uint8Array, start: number, limit: number): Box | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (start + 8 > bytes.length) return undefined;
  let size = view.getUint32(start);
  let content = start + 8;
  if (size === 1 && start + 16 <= bytes.length) {
    size = Number(view.getBigUint64(start + 8));
    content = start + 16;
  } else if (size === 0) size = limit - start;
  const end = start + size;
  if (end < content || end > limit) return undefined;
  return { type: fourLetters(bytes, start + 4), start, content, end };
}

function fourLetters(bytes: Uint8Array, position: number): string {
  return String.fromCharCode(...bytes.subarray(position, position + 4));
}

function blank(bytes: Uint8Array, { start, content, end }: Box): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], start + 4);
  bytes.fill(0, content, end);
}

function freeBox({ start, end }: Box): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  new DataView(bytes.buffer).setUint32(0, bytes.length);
  bytes.set([0x66, 0x72, 0x65, 0x65], 4);
  return bytes;
}

function replaced(
  file: Blob,
  replacements: { range: Range; bytes: Uint8Array<ArrayBuffer> }[],
): Blob {
  const parts: BlobPart[] = [];
  let position = 0;
  for (const { range, bytes } of replacements.toSorted((a, b) => a.range.start - b.range.start)) {
    if (range.start < position || range.end > file.size) throw new BrokenMp4('boxes overlap');
    parts.push(file.slice(position, range.start), bytes);
    position = range.end;
  }
  return new Blob([...parts, file.slice(position)], { type: file.type });
}
