import { drawings } from '@theni/content/drawings';
import { expect, test } from 'vitest';
import sizes from '../../pictures/sizes.json';
import { previewDrawing } from './preview-drawing.ts';

test.each(drawings)(
  'the drawing %s has its own shape in the preview of another page',
  (drawing) => {
    const { width, height } = sizes[drawing];
    expect(previewDrawing(drawing)).toMatchObject({ width, height });
  },
);
