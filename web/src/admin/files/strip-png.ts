/** The PNG specification, third edition: https://www.w3.org/TR/png-3/ */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const FRAME_BYTES = 12;

/** What a picture needs to look as it does. All else says something about it, or moves. */
const NEEDED = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
]);

interface Chunk {
  type: string;
  /** The whole chunk: length, type, data and check sum. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** The file is no PNG, or ends in the middle of one. */
export class BrokenPng extends Error {
  override name = 'BrokenPng';
}

/** The same picture without EXIF, texts, times, animation and whatever follows the end. @throws {BrokenPng} */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const kept = readChunks(bytes).filter(({ type }) => NEEDED.has(type));
  return [Uint8Array.from(SIGNATURE), ...kept.map((chunk) => chunk.bytes)];
}

/** An EXIF chunk may turn the picture: only a decoder can keep that. @throws {BrokenPng} */
export function hasExif(bytes: Uint8Array<ArrayBuffer>): boolean {
  return readChunks(bytes).some(({ type }) => type === 'eXIf');
}

function readChunks(bytes: Uint8Array<ArrayBuffer>): Chunk[] {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new BrokenPng('no signature');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let position = SIGNATURE.length;
  while (position + FRAME_BYTES <= bytes.length) {
    const end = position + FRAME_BYTES + view.getUint32(position);
    if (end > bytes.length) break;
    const type = String.fromCharCode(...bytes.subarray(position + 4, position + 8));
    chunks.push({ type, bytes: bytes.subarray(position, end) });
    if (type === 'IEND') return chunks;
    position = end;
  }
  throw new BrokenPng('no end of image');
}
