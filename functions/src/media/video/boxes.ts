/** A box of ISO/IEC 14496-12, 4.2: its place in the file and nothing of its content. */
export interface Box {
  type: string;
  start: number;
  /** Where the content begins. */
  content: number;
  end: number;
}

/** Bytes of a box's header at most: length, type and a long length. */
export const HEADER_MAX_BYTES = 16;

/**
 * @param header the first bytes of the box, `HEADER_MAX_BYTES` unless fewer are left
 * @param limit where the enclosing box or the file ends
 * @returns undefined when no whole box begins there
 */
export function readBox(header: Buffer, start: number, limit: number): Box | undefined {
  if (header.length < 8) return undefined;
  const type = header.toString('latin1', 4, 8);
  const length = header.readUInt32BE(0);
  const box = { type, start, content: start + 8, end: start + length };
  if (length === 0) box.end = limit;
  if (length === 1) {
    if (header.length < HEADER_MAX_BYTES) return undefined;
    box.content = start + HEADER_MAX_BYTES;
    box.end = start + Number(header.readBigUInt64BE(8));
  }
  return box.end >= box.content && box.end <= limit ? box : undefined;
}

/** The boxes inside `bytes`, with places relative to it. @returns undefined when they do not fill it */
export function boxesIn(bytes: Buffer, start = 0, end = bytes.length): Box[] | undefined {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    const box = readBox(bytes.subarray(at, Math.min(at + HEADER_MAX_BYTES, end)), at, end);
    if (!box) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Reads parts of a file that stands elsewhere. The last window is kept: headers stand close together. */
export class FileWindow {
  readonly #read: (start: number, end: number) => Promise<Buffer>;
  readonly #size: number;
  #start = 0;
  #bytes = Buffer.alloc(0);

  /** @param read bytes from start to end, both included */
  constructor(read: (start: number, end: number) => Promise<Buffer>, size: number) {
    this.#read = read;
    this.#size = size;
  }

  /** Fewer bytes than asked for only at the end of the file. */
  async bytes(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.#size);
    const isInside = start >= this.#start && end <= this.#start + this.#bytes.length;
    if (!isInside) {
      this.#start = start;
      this.#bytes = Buffer.from(await this.#read(start, Math.max(end, start + WINDOW_BYTES) - 1));
    }
    return this.#bytes.subarray(start - this.#start, end - this.#start);
  }
}

const WINDOW_BYTES = 256 * 1024;
