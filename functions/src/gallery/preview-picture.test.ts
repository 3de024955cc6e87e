import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { sampleItem } from '../../test/sample-item.ts';
import { drawPreview, previewOf } from './preview-picture.ts';

test('the picture of an item of a layout has the Form-C QR code in a corner', async () => {
  const formC = 'https://rera.tn.gov.in/sample-form-c';
  const create = { width: 1200, height: 900, channels: 3 as const, background: '#cc2222' };
  const webp = await sharp({ create }).webp().toBuffer();
  const objects = {
    locate: () => ({ id: '', path: '' }),
    describe: async () => ({ size: webp.length }) as never,
    read: async () => webp,
  };
  const preview = previewOf(sampleItem({ Variants: [{ Width: 1200, Url: 'x' }] }));
  if (!preview) throw new Error('There is no preview.');
  const picture = await drawPreview(objects, preview, formC);
  const side = Math.ceil(preview.height / 3);
  const { size, data } = encode(formC, { ecc: 'M', border: 2 });
  const drawn = await sharp(picture)
    .extract({
      left: preview.width - side,
      top: preview.height - side,
      width: side,
      height: side,
    })
    .resize(size, size)
    .grayscale()
    .raw()
    .toBuffer();
  expect([...drawn].map((grey) => grey < 128)).toEqual(data.flat());
});
