import { crc32, deflateSync } from 'node:zlib';

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
