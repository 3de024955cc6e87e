import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { LayoutWithoutPlots } from '@theni/contract';
import type { LayoutPageData } from '../src/layouts/layout-page-data.ts';
import { formCAddress, qrCodeModules } from '../src/layouts/qr-code.ts';

/**
 * So many that a browser makes a module smaller smoothly, and paper is sharp. In a row of one bit a
 * pixel a module is then one byte (`rowOf`).
 */
const MODULE_PX = 8;

/** The Form-C QR code as a file, which its page and the cards share. */
export function formCFile(layout: Pick<LayoutWithoutPlots, 'registration'>) {
  const address = formCAddress(layout);
  return address ? codeFile('form-c', address) : undefined;
}

/** The code of the page's own address, which its print carries. */
export function addressCodeFile({ address }: Pick<LayoutPageData, 'address'>) {
  return codeFile('address', address);
}

function codeFile(name: string, text: string) {
  const png = pngOf(qrCodeModules(text));
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 12);
  return { address: `/assets/${name}-${hash}.png`, png };
}

/** The layouts with the addresses of their Form-C codes. */
export function withQrCodes<Layout extends { fields: LayoutWithoutPlots }>(layouts: Layout[]) {
  return layouts.map((layout) => ({ ...layout, qr: formCFile(layout.fields)?.address }));
}

/**
 * A PNG of black and white modules (W3C, PNG, third edition), of half a kilobyte. An SVG has three
 * times as many bytes, and is a document of its own to a browser: two of them cost a phone's first
 * view 50 ms. sharp could write the PNG, but pages are also made where it is not installed.
 *
 * @param isBlack by row and column
 */
function pngOf(isBlack: boolean[][]): Buffer {
  const side = isBlack.length * MODULE_PX;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel; the zeros after it say: grey, and no interlacing.
  header[8] = 1;
  const rows = isBlack.flatMap((row) => Array(MODULE_PX).fill(rowOf(row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A row of pixels: the number of its filter, which is none, and then a byte a module. */
function rowOf(isBlack: boolean[]): Buffer {
  return Buffer.from([0, ...isBlack.map((black) => (black ? 0x00 : 0xff))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
