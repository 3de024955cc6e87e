import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { content } from '../../config/content.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plot.ts';
import { built } from '../../config/site-config.ts';
import {
  type LayoutForRelease,
  renderRelease,
} from '../../functions/src/publishing/render-release.ts';

const ROOT = join(import.meta.dirname, '../..');

export type Plot = LayoutForRelease['Plots'][number];

export const manyPlots: Plot[] = Array.from({ length: 500 }, (_, index) => {
  const [x, y] = [(index % 28) * 57, Math.floor(index / 28) * 55];
  return samplePlot({
    Number: String(index + 1),
    Price: 500_000 + index * 1000,
    Shape: `${x},${y} ${x + 56},${y} ${x + 56},${y + 54} ${x},${y + 54}`,
    State: (['available', 'held', 'booked', 'sold'] as const)[index % 4] ?? 'sold',
  });
});

/** In the place of the sample's plan, which is no matter here. */
const plan = {
  Kind: 'picture' as const,
  Width: 1600,
  Height: 1000,
  Colour: '#ffffff',
  Placeholder: '',
  Variants: [{ Width: 1600, Url: '/favicon.svg' }],
};

/** The site as a publication makes it, if the first sample had other plots. */
export async function renderWithPlots(Plots: Plot[]) {
  const renderer = pathToFileURL(join(ROOT, built.functions, 'lib/site/'));
  const [garden] = sampleLayouts;
  const Layout = { ...garden?.Layout, documents: [] };
  const layout = { ...garden, Layout, Plots, AsOf: '2026-03-02', Photos: [] };
  const Files = { [Layout.plan?.file ?? '']: plan };
  const { newFiles } = await renderRelease(
    renderer,
    async () => ({ index: Files, bodies: new Map() }),
    { content, layouts: [layout as LayoutForRelease], liveHashes: {} },
  );
  return newFiles;
}
