/** Markers of ISO/IEC 10918-1, table B.1. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const TEM = 0x01;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COM = 0xfe;

const UPRIGHT = 1;

interface Segment {
  marker: number;
  /** The whole segment, its marker included. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** The file is no JPEG, or ends in the middle of one. */
export class BrokenJpeg extends Error {
  override name = 'BrokenJpeg';
}

/**
 * The same picture, pixel for pixel, without anything that was written about it: EXIF, XMP, IPTC, comments, further
 * pictures (MPF) and whatever follows the end. The colour profile stays, and so does the orientation.
 * @throws {BrokenJpeg}
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const segments = readSegments(bytes);
  const orientation = segments.reduce(
    (found, segment) => readOrientation(segment) ?? found,
    UPRIGHT,
  );
  const [start, ...rest] = segments.filter(isNeeded).map((segment) => segment.bytes);
  if (!start) throw new BrokenJpeg('no segments');
  return orientation === UPRIGHT
    ? [start, ...rest]
    : [start, orientationOnly(orientation), ...rest];
}

function readSegments(bytes: Uint8Array<ArrayBuffer>): Segment[] {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw new BrokenJpeg('no start of image');
  const segments: Segment[] = [{ marker: SOI, bytes: bytes.subarray(0, 2) }];
  let position = 2;
  while (position < bytes.length) {
    const start = position;
    const marker = markerAt(bytes, start);
    if (marker === undefined) {
      // Fill bytes before a marker, or rubbish that decoders skip.
      position += 1;
      continue;
    }
    if (marker === EOI) return [...segments, { marker, bytes: bytes.subarray(start, start + 2) }];
    position = endOfSegment(bytes, start, marker);
    if (marker === SOS) position = endOfScan(bytes, position);
    segments.push({ marker, bytes: bytes.subarray(start, position) });
  }
  throw new BrokenJpeg('no end of image');
}

function markerAt(bytes: Uint8Array, position: number): number | undefined {
  const code = bytes[position + 1];
  if (bytes[position] !== 0xff || code === undefined || code === 0 || code === 0xff)
    return undefined;
  return code;
}

function endOfSegment(bytes: Uint8Array, start: number, marker: number): number {
  if (isAlone(marker)) return start + 2;
  const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0);
  const end = start + 2 + length;
  if (length < 2 || end > bytes.length) throw new BrokenJpeg('a segment is cut off');
  return end;
}

/** Restart markers stand inside a scan, and so does 0xff followed by 0. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let position = bytes.indexOf(0xff, start);
  while (position >= 0) {
    const marker = markerAt(bytes, position);
    if (marker !== undefined && !isRestart(marker)) return position;
    position = bytes.indexOf(0xff, position + 1);
  }
  throw new BrokenJpeg('no end of image');
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function isAlone(marker: number): boolean {
  return marker === TEM || isRestart(marker);
}

function isNeeded({ marker, bytes }: Segment): boolean {
  if (marker === APP0) return hasName(bytes, 'JFIF\0');
  if (marker === APP2) return hasName(bytes, 'ICC_PROFILE\0');
  if (marker === APP14) return hasName(bytes, 'Adobe');
  return marker !== COM && (marker < APP0 || marker > 0xef);
}

function hasName(segment: Uint8Array, name: string): boolean {
  return [...name].every((letter, index) => segment[4 + index] === letter.charCodeAt(0));
}

/** Tag 0x0112 of the first directory (Exif 3.0, 4.6.4). */
function readOrientation({ marker, bytes }: Segment): number | undefined {
  if (marker !== APP1 || !hasName(bytes, 'Exif\0\0')) return undefined;
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + 10, bytes.byteLength - 10);
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, little);
    for (let entry = 0; entry < tiff.getUint16(directory, little); entry += 1) {
      const field = directory + 2 + entry * 12;
      if (tiff.getUint16(field, little) !== 0x0112) continue;
      const value = tiff.getUint16(field + 8, little);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch {
    // Offsets that lead outside: an EXIF that nobody can read.
  }
  return undefined;
}

/** The smallest EXIF segment there is: one directory with one entry. */
function orientationOnly(orientation: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(
    ...[0xff, APP1, 0, 34],
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
    ...tiffWithOrientation(orientation),
  );
}

function tiffWithOrientation(orientation: number): number[] {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [...header, 0, 1, ...entry, 0, 0, 0, 0];
}
