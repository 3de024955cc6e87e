import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOutputs } from '../../config/config-paths.ts';
import { content } from '../../config/content.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plot.ts';
import {
  type LayoutForRelease,
  renderRelease,
} from '../../functions/src/publishing/render-release.ts';

const ROOT = join(import.meta.dirname, '../..');

export type Plot = LayoutForRelease['plots'][number];

export const manyPlots: Plot[] = Array.from({ length: 500 }, (_, index) => {
  const [x, y] = [(index % 28) * 57, Math.floor(index / 28) * 55];
  return samplePlot({
    number: String(index + 1),
    price: 500_000 + index * 1000,
    shape: `${x},${y} ${x + 56},${y} ${x + 56},${y + 54} ${x},${y + 54}`,
    state: (['available', 'held', 'booked', 'sold'] as const)[index % 4] ?? 'sold',
  });
});

/** It replaces the sample's plan, which does not matter here. */
const plan = {
  kind: 'picture' as const,
  width: 1600,
  height: 1000,
  colour: '#ffffff',
  placeholder: '',
  variants: [{ Width: 1600, Url: '/favicon.svg' }],
};

/** The site as a publication makes it, if the first sample had other plots. */
export async function renderWithPlots(plots: Plot[]) {
  const renderer = pathToFileURL(join(ROOT, buildOutputs.functions, 'lib/site/'));
  const [garden] = sampleLayouts;
  const fields = { ...garden.fields, documents: [] };
  const layout: LayoutForRelease = { ...garden, fields, plots, asOf: '2026-03-02', photos: [] };
  const files = { [fields.plan?.file ?? '']: plan };
  const { newFiles } = await renderRelease(
    renderer,
    async () => ({ filesById: files, readers: new Map() }),
    { content, layouts: [layout], liveHashes: {} },
  );
  return newFiles;
}
