import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What is hidden in files; nothing that a visitor can download may hold it. */
export const SECRET = 'freeGPS N10.0104E77.4768';

export const RED: [number, number, number] = [200, 30, 30];
const BLUE = '#1e3cc8';

/** Blue with a red upper left quarter, so that every way of turning it shows. */
export function picture(width = 60, height = 40): Sharp {
  const corner = Math.round(width / 2);
  const red = { width: corner, height: Math.round(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: { create: { ...red, background: '#c81e1e' } }, left: 0, top: 0 },
  ]);
}

/** The picture as a camera stores it that says "turn by this" (Exif orientation 1 to 8). */
export async function stored(orientation: number): Promise<Sharp> {
  const upright = await picture().png().toBuffer();
  const turned = async (degrees: number) => sharp(await sharp(upright).rotate(degrees).toBuffer());
  switch (orientation) {
    case 2:
      return sharp(upright).flop();
    case 3:
      return turned(180);
    case 4:
      return sharp(upright).flip();
    case 5:
      return (await turned(90)).flop();
    case 6:
      return turned(270);
    case 7:
      return (await turned(270)).flop();
    case 8:
      return turned(90);
    default:
      return sharp(upright);
  }
}

/** Exif of a phone: the place as numbers, and a text that is easy to find. */
export function withLocationMetadata(image: Sharp, secret: string, orientation = 1): Sharp {
  return image.withMetadata({ orientation }).withExifMerge({
    IFD0: { ImageDescription: secret },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '10/1 0/1 37/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '77/1 28/1 36/1',
    },
  });
}

/** A segment with its marker and its length. */
export function segment(marker: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** The JPEG with segments put in behind its first two bytes. */
export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** The JPEG with another size in its frame header. */
export function claimingSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** A progressive JPEG whose last scan comes `count` times more. */
export function withScans(jpeg: Buffer, count: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array(count).fill(scan), jpeg.subarray(-2)]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export function chunk(type: string, content: string | Buffer): Buffer {
  const bytes = Buffer.concat([
    Buffer.from(type, 'latin1'),
    Buffer.from(content as string, 'latin1'),
  ]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length - 4);
  checksum.writeUInt32BE(crc32(bytes));
  return Buffer.concat([length, bytes, checksum]);
}

/** The PNG with chunks put in behind its header. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const end = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)]);
}

/** One colour, written in a few kilobytes whatever its size. */
export function flatPng(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  return Buffer.concat([
    SIGNATURE,
    header(width, height),
    chunk('IDAT', deflateSync(Buffer.concat(Array(height).fill(row)), { level: 1 })),
    chunk('IEND', ''),
  ]);
}

/** A header that claims this size, and nothing of the picture. */
export function pngClaimingSize(width: number, height: number): Buffer {
  return Buffer.concat([
    SIGNATURE,
    header(width, height),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', ''),
  ]);
}

/** Bits: 1 a pixel, grey. */
function header(width: number, height: number): Buffer {
  return chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([1, 0, 0, 0, 0])]));
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4);
  });
  return bytes;
}
