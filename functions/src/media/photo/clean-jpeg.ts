import type { CleanPhoto } from './clean-photo.ts';
import { orientationOnly, readExif } from './exif.ts';

/** Markers of ITU T.81, table B.1. */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const EXIF_HEAD = 'Exif\0\0';
/** Application segments that change how the pixels look. */
const DRAWING_SEGMENTS: [marker: number, head: string][] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];
/** Cameras write some ten. Each costs a decoder a walk over the whole picture. */
const MAX_SCANS = 100;

/**
 * Cuts a JPEG down to the segments that draw it: no Exif but the orientation, no XMP, IPTC, comment,
 * preview or maker's data, and nothing behind its end.
 */
export function cleanJpeg(bytes: Buffer): CleanPhoto | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let changed = false;
  let scans = 0;
  let position = 2;
  while (position < bytes.length) {
    const start = bytes.indexOf(0xff, position);
    if (start === -1) return undefined;
    let at = start + 1;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at];
    if (marker === undefined) return undefined;
    if (start !== position || at !== start + 1) changed = true;
    if (marker === END_OF_IMAGE) {
      kept.push(Buffer.from([0xff, END_OF_IMAGE]));
      if (at + 1 < bytes.length) changed = true;
      return scans > 0 ? { bytes: changed ? Buffer.concat(kept) : bytes, changed } : undefined;
    }
    if (standsAlone(marker)) {
      position = at + 1;
      changed = true;
      continue;
    }
    if (at + 3 > bytes.length) return undefined;
    let end = at + 1 + bytes.readUInt16BE(at + 1);
    if (end > bytes.length) return undefined;
    if (marker === START_OF_SCAN) {
      scans += 1;
      if (scans > MAX_SCANS) return undefined;
      end = endOfScan(bytes, end);
    }
    const segment = bytes.subarray(at - 1, end);
    const clean = cleanSegment(marker, segment);
    if (clean !== segment) changed = true;
    if (clean) kept.push(clean);
    position = end;
  }
  return undefined;
}

/** @returns the segment itself, what stays of it, or undefined when nothing does */
function cleanSegment(marker: number, segment: Buffer): Buffer | undefined {
  const isApplications = marker >= 0xe0 && marker <= 0xfe;
  if (!isApplications) return segment;
  const startsWith = (head: string) => segment.toString('latin1', 4, 4 + head.length) === head;
  if (DRAWING_SEGMENTS.some(([known, head]) => known === marker && startsWith(head)))
    return segment;
  if (marker !== APP1 || !startsWith(EXIF_HEAD)) return undefined;
  const { orientation, drawsOnly } = readExif(segment.subarray(4 + EXIF_HEAD.length));
  if (drawsOnly) return segment;
  return orientation === 1 ? undefined : exifSegment(orientationOnly(orientation));
}

function exifSegment(tiff: Buffer): Buffer {
  const head = Buffer.from([0xff, APP1, 0, 2 + EXIF_HEAD.length + tiff.length]);
  return Buffer.concat([head, Buffer.from(EXIF_HEAD, 'latin1'), tiff]);
}

/** Where the coded data of a scan ends: at the first marker that is no restart and no stuffed byte. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    const isData = next === 0 || next === 0xff || (next !== undefined && isRestart(next));
    if (!isData) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function standsAlone(marker: number): boolean {
  return marker <= 0x01 || marker === START_OF_IMAGE || isRestart(marker);
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}
