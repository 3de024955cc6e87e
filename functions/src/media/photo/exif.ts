/**
 * Tags that say how to draw a picture and nothing of where, when or by whom it was taken (Exif 2.32,
 * 4.6). All others, known or not, may: the list is of what may stay.
 */
const DRAWING_TAGS = new Set([
  0x0100, 0x0101, 0x0102, 0x0103, 0x0106, 0x0112, 0x0115, 0x011a, 0x011b, 0x011c, 0x0128, 0x0213,
  0x8769, 0x9000, 0x9101, 0xa000, 0xa001, 0xa002, 0xa003,
]);
const ORIENTATION = 0x0112;
const EXIF_POINTER = 0x8769;
/** What a block of drawing tags can need at most; a longer one hides something between its tags. */
const MAX_DRAWING_BYTES = 512;
const ENTRY_BYTES = 12;

export interface Exif {
  /** 1 to 8, as in the standard; 1 when the block says nothing or nonsense. */
  orientation: number;
  /** Whether the block tells how to draw the picture and nothing else. */
  drawsOnly: boolean;
}

/** @param tiff the block behind `Exif\0\0` of a JPEG, or the whole eXIf chunk of a PNG */
export function readExif(tiff: Buffer): Exif {
  const exif: Exif = { orientation: 1, drawsOnly: tiff.length <= MAX_DRAWING_BYTES };
  try {
    readBlock(tiff, exif);
  } catch (error) {
    // A pointer out of the block: whatever else is in there, it is not needed for drawing.
    if (!(error instanceof RangeError)) throw error;
    exif.drawsOnly = false;
  }
  return exif;
}

function readBlock(tiff: Buffer, exif: Exif): void {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));

  function readDirectory(at: number): void {
    const count = short(at);
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * ENTRY_BYTES;
      const tag = short(entry);
      if (!DRAWING_TAGS.has(tag)) exif.drawsOnly = false;
      if (tag === ORIENTATION) exif.orientation = orientationOf(short(entry + 8));
    }
    const isLast = long(at + 2 + count * ENTRY_BYTES) === 0;
    if (!isLast) exif.drawsOnly = false;
  }

  const first = long(4);
  readDirectory(first);
  const count = short(first);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * ENTRY_BYTES;
    if (short(entry) === EXIF_POINTER) readDirectory(long(entry + 8));
  }
}

function orientationOf(value: number): number {
  return value >= 1 && value <= 8 ? value : 1;
}

/** The smallest block that says how the picture is to be turned. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
