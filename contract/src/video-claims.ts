/** The video cannot be shown; the message is a sentence for the admin. */
export class UnusableVideo extends Error {
  override name = 'UnusableVideo';
}

/** A file whose bytes are read piece by piece. */
export interface ReadableFile {
  size: number;
  /** The bytes from `start` up to, not including, `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>;
}

/** 100 MB of video have some hundred kilobytes of `moov`. */
const MOOV_MAX_BYTES = 16 * 1024 * 1024;
/** A video in fragments has two boxes for each second or so. */
const MAX_BOXES = 20_000;
/** Four hours at 60 pictures a second. Sound that is not packed has more, in chunks that count as one. */
const MAX_SAMPLES = 1_000_000;
/** Finding a sample means adding up those before it in its chunk. */
const MAX_STEPS = 1_000_000_000;
/** Bytes of one entry in each table of `stbl` (ISO/IEC 14496-12, 8.6 and 8.7). */
const ENTRY_BYTES = { stts: 8, ctts: 8, stss: 4, stsc: 12, stco: 4, co64: 8 };
const UNPACKED_SOUND = new Set([
  'twos',
  'sowt',
  'raw ',
  'in24',
  'in32',
  'fl32',
  'fl64',
  'lpcm',
  'ipcm',
  'fpcm',
  'ulaw',
  'alaw',
]);
/** Each fragment has one for each track, and some runs for each. */
const MAX_RUNS = 1000;

/**
 * Looks whether what the tables of an MP4 claim can be in a file of its size, before anything is built from
 * them. Tables are found by their names wherever they stand, so that no nesting hides one.
 * @throws {UnusableVideo}
 */
export async function checkClaims(file: ReadableFile): Promise<void> {
  const boxes = await topLevelBoxes(file);
  const moov = boxes.find(({ type }) => type === 'moov');
  if (!moov) throw new UnusableVideo('The file is not a whole MP4.');
  if (moov.end - moov.start > MOOV_MAX_BYTES) throw damaged();
  const moovBytes = new Bytes(await file.read(moov.start, moov.end));
  let checked = 0;
  for (const at of moovBytes.placesOf('stbl')) {
    // One inside another would be read, and searched, many times.
    if (at < checked) throw damaged();
    const table = moovBytes.box(at);
    checkSampleTable(table, file.size);
    checked = at + table.length;
  }
  const samples = { count: 0, bytes: 0 };
  const sizes = defaultSizes(moovBytes);
  for (const { start, end } of boxes.filter(({ type }) => type === 'moof')) {
    if (end - start > MOOV_MAX_BYTES) throw damaged();
    addFragment(samples, new Bytes(await file.read(start, end)), sizes);
    if (samples.count > MAX_SAMPLES || samples.bytes > file.size) throw damaged();
  }
}

interface Box {
  type: string;
  start: number;
  end: number;
}

/** What stands behind the last box is nobody's: it is not copied. */
async function topLevelBoxes(file: ReadableFile): Promise<Box[]> {
  const boxes: Box[] = [];
  let start = 0;
  while (start + 8 <= file.size) {
    const head = new Bytes(await file.read(start, Math.min(start + 16, file.size)));
    const type = head.text(4);
    const length = head.uint32(0);
    const end = length === 0 ? file.size : start + (length === 1 ? head.uint64(8) : length);
    if (end > file.size && /^(moov|mdat|moof)$/.test(type)) {
      throw new UnusableVideo('The video is cut off.');
    }
    if (end < start + 8 || end > file.size) break;
    if (boxes.length === MAX_BOXES) throw damaged();
    boxes.push({ type, start, end });
    start = end;
  }
  return boxes;
}

function checkSampleTable(table: Bytes, fileSize: number): void {
  const rows = (name: keyof typeof ENTRY_BYTES) => {
    const box = table.only(name);
    if (!box) return [];
    const count = box.uint32(12);
    const width = ENTRY_BYTES[name];
    if (count > MAX_SAMPLES || 16 + count * width > box.length) throw damaged();
    return Array.from({ length: count }, (_, row) => 16 + row * width).map((at) => ({
      first: name === 'co64' ? box.uint64(at) : box.uint32(at),
      second: width > 4 ? box.uint32(at + 4) : 0,
    }));
  };
  const { count, bytes } = samplesOf(table);
  if (bytes > fileSize) throw damaged();
  const offsets = rows('ctts');
  const isUnpacked = offsets.length === 0 && isUnpackedSound(table);
  const times = sum(rows('stts').map(({ first }) => first));
  if (times > count || (count > MAX_SAMPLES && !isUnpacked)) throw damaged();
  const chunks = [...rows('stco'), ...rows('co64')];
  if (chunks.some(({ first }) => first > fileSize))
    throw new UnusableVideo('The video is cut off.');
  rows('stss');
  let steps = 0;
  let next = chunks.length + 1;
  for (const { first, second } of rows('stsc').reverse()) {
    if (first >= next || first < 1 || second > count) throw damaged();
    steps += (next - first) * second * second;
    next = first;
  }
  if (steps > MAX_STEPS && !isUnpacked) throw damaged();
}

/** How many samples a track claims, and how many bytes in all. */
function samplesOf(table: Bytes): { count: number; bytes: number } {
  const packed = table.only('stz2');
  const sizes = table.only('stsz');
  if (packed && sizes) throw damaged();
  if (packed) {
    const count = packed.uint32(16);
    const bits = packed.uint8(15);
    if (20 + Math.ceil((count * bits) / 8) > packed.length) throw damaged();
    return { count, bytes: 0 };
  }
  if (!sizes) return { count: 0, bytes: 0 };
  const size = sizes.uint32(12);
  const count = sizes.uint32(16);
  if (size > 0) return { count, bytes: size * count };
  if (count > MAX_SAMPLES || 20 + count * 4 > sizes.length) throw damaged();
  return { count, bytes: sum(Array.from({ length: count }, (_, at) => sizes.uint32(20 + at * 4))) };
}

/** Each of its chunks is read as one sample, however many there are in it. */
function isUnpackedSound(table: Bytes): boolean {
  const kinds = table.only('stsd');
  return kinds?.uint32(12) === 1 && UNPACKED_SOUND.has(kinds.text(20));
}

/** By track: how large the samples of a fragment are where it does not say (`trex`). */
function defaultSizes(moov: Bytes): Map<number, number> {
  const places = moov.placesOf('trex');
  if (places.length > MAX_RUNS) throw damaged();
  return new Map(places.map((at) => [moov.box(at).uint32(12), moov.box(at).uint32(24)]));
}

function addFragment(
  samples: { count: number; bytes: number },
  moof: Bytes,
  sizes: Map<number, number>,
): void {
  const [runs, headers] = [moof.placesOf('trun'), moof.placesOf('tfhd')];
  if (runs.length > MAX_RUNS || headers.length > MAX_RUNS) throw damaged();
  for (const at of runs) {
    const run = moof.box(at);
    const flags = run.uint32(8) & 0xffffff;
    const count = run.uint32(12);
    const head = 16 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
    const fields = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag);
    const width = fields.length * 4;
    samples.count += count;
    if (samples.count > MAX_SAMPLES || head + count * width > run.length) throw damaged();
    const size = fields.indexOf(0x200);
    if (size === -1) {
      const header = headers.findLast((place) => place < at);
      samples.bytes += count * sizeIn(header === undefined ? undefined : moof.box(header), sizes);
    } else {
      for (let row = 0; row < count; row += 1)
        samples.bytes += run.uint32(head + row * width + size * 4);
    }
  }
}

/** What a track's header in a fragment (`tfhd`) says of the size of its samples. */
function sizeIn(header: Bytes | undefined, sizes: Map<number, number>): number {
  if (!header) throw damaged();
  const flags = header.uint32(8) & 0xffffff;
  const before = (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0) + (flags & 8 ? 4 : 0);
  return flags & 0x10 ? header.uint32(16 + before) : (sizes.get(header.uint32(12)) ?? 0);
}

/** Bytes of boxes. Whoever reads behind their end has been told of more than there is. */
class Bytes {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.#bytes.length;
  }

  uint8(at: number): number {
    return this.#inside(at, 1).getUint8(at);
  }

  uint32(at: number): number {
    return this.#inside(at, 4).getUint32(at);
  }

  uint64(at: number): number {
    return Number(this.#inside(at, 8).getBigUint64(at));
  }

  text(at: number): string {
    return String.fromCharCode(...this.#bytes.subarray(at, at + 4));
  }

  /** Where boxes of this name may begin. */
  placesOf(name: string): number[] {
    const [a, b, c, d] = [...name].map((letter) => letter.charCodeAt(0));
    const places: number[] = [];
    const bytes = this.#bytes;
    for (let at = bytes.indexOf(a as number); at !== -1; at = bytes.indexOf(a as number, at + 1)) {
      if (bytes[at + 1] === b && bytes[at + 2] === c && bytes[at + 3] === d && at >= 4)
        places.push(at - 4);
    }
    return places;
  }

  box(at: number): Bytes {
    const length = this.uint32(at);
    if (length < 8 || at + length > this.length) throw damaged();
    return new Bytes(this.#bytes.subarray(at, at + length));
  }

  /** Two of one name would be read as one. */
  only(name: string): Bytes | undefined {
    const [place, second] = this.placesOf(name);
    if (second !== undefined) throw damaged();
    return place === undefined ? undefined : this.box(place);
  }

  #inside(at: number, length: number): DataView {
    if (at + length > this.length) throw damaged();
    return this.#view;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function damaged(): UnusableVideo {
  return new UnusableVideo('The index of the video is damaged.');
}
