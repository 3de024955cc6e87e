const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;
/**
 * Restart markers (RST0 to RST7) stand within a scan, TEM has no meaning: neither has a segment.
 */
const isAlone = (code: number) => (code >= 0xd0 && code <= 0xd7) || code === 0x01;
/** A byte of a scan that happens to be 0xFF is followed by 0, a marker may be preceded by more. */
const isNoMarker = (byte: number) => byte === 0 || byte === 0xff;

interface Marker {
  code: number;
  /** The position behind it. */
  end: number;
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === START;
}

/**
 * Walks over a JPEG's segments and scans (ITU-T T.81, annex B), as decoders do: so what a comment
 * or a preview holds, and the film of a motion photo behind the picture, ends nothing.
 * @returns the number of bytes up to and with the end marker; undefined where none comes
 */
export function jpegLength(bytes: Buffer): number | undefined {
  let position = 2;
  for (;;) {
    const marker = nextMarker(bytes, position);
    if (!marker) return undefined;
    if (marker.code === END) return marker.end;
    position = isAlone(marker.code) ? marker.end : segmentEnd(bytes, marker);
    if (marker.code === SCAN) position = scanEnd(bytes, position);
  }
}

/** Two bytes behind the marker say how long the segment is, these two included. */
function segmentEnd(bytes: Buffer, { end }: Marker): number {
  return end + 2 <= bytes.length ? end + bytes.readUInt16BE(end) : bytes.length;
}

/** Some cameras write a few bytes before a marker: decoders pass over them. */
const FILL_MAX_BYTES = 1024;
const FILL = Buffer.alloc(FILL_MAX_BYTES, 0xff);

function nextMarker(bytes: Buffer, from: number): Marker | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) return undefined;
    if (!isNoMarker(code)) return { code, end: at + 2 };
    // Megabytes of such bytes would be read one by one.
    if (code === 0xff && bytes.subarray(at, at + FILL_MAX_BYTES).equals(FILL)) return undefined;
  }
  return undefined;
}

/** Where the marker stands that ends the scan. */
function scanEnd(bytes: Buffer, from: number): number {
  let marker = nextMarker(bytes, from);
  while (marker && isAlone(marker.code)) marker = nextMarker(bytes, marker.end);
  return marker ? marker.end - 2 : bytes.length;
}
