import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCodeModules } from '../src/layouts/qr-code.ts';
import { addressCodeFile } from './qr-code-files.ts';

test('the picture of a QR code is the code, black on white, in every pixel', async () => {
  const address = 'https://www.theni.example/layouts/sample-garden';
  const { png } = addressCodeFile({ address });

  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });

  const code = qrCodeModules(address);
  const pxOfModule = info.width / code.length;
  const expected = Array.from(data, (_, index) => {
    const [row, column] = [Math.floor(index / info.width), index % info.width];
    return code[Math.floor(row / pxOfModule)]?.[Math.floor(column / pxOfModule)] ? 0 : 255;
  });
  expect(info).toMatchObject({ width: info.height, channels: 1 });
  expect([...data]).toEqual(expected);
});
