import { layoutFrom } from '@theni/contract/layout-values';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LayoutProvider, type useLayoutDraft } from '../use-layout.ts';
import { PastePlots } from './paste-plots.tsx';

test('the button that takes a pasted list stands above what it changes, a line a plot', () => {
  const typed = 'Plot No\tSq ft\n1\t1200\n2\t1300';
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ typed, chosen: {} }) });
  const layout = layoutFrom({});
  const open = { slug: 'meera-nagar', layout, state: { server: { statuses: [] } } };
  const html = renderToStaticMarkup(
    <LayoutProvider value={open as unknown as ReturnType<typeof useLayoutDraft>}>
      <PastePlots onStatuses={() => {}} />
    </LayoutProvider>,
  );
  const [button, list] = ['Add 2 plots', 'aria-label="Old and new values"'].map((text) =>
    html.indexOf(text),
  );
  expect(button).toBeGreaterThan(0);
  expect(list).toBeGreaterThan(button ?? 0);
});
