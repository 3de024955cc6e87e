import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { shipped, wordsIn } from '@theni/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageContext } from '../../page-context.ts';
import { LayoutList } from './layout-list.tsx';

const layout = { name: { en: '', ta: '' }, place: '', version: 'two', publishedVersion: null };

function statusesOf(states: string[]) {
  return states.map((state, at) => ({
    id: String(at),
    number: `${at + 1}`,
    state,
    heldUntil: null,
  }));
}

function shown(layouts: object[]): string {
  const client = new QueryClient();
  client.setQueryData(['layouts'], layouts);
  const words = wordsIn('en', shipped, { keepMessagesDays: 30, files: {} });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageContext value={{ language: 'en', words }}>
        <MemoryRouter>
          <LayoutList />
        </MemoryRouter>
      </PageContext>
    </QueryClientProvider>,
  );
}

test('the list says how each layout and its plots stand', () => {
  const statuses = statusesOf(['available', 'available', 'held', 'booked', 'sold']);
  const name = { en: 'Green Park', ta: '' };
  const html = shown([{ ...layout, slug: 'green-park', name, place: 'Theni', statuses }]);
  expect(html).toContain('Green Park');
  expect(html).toContain('2 of 5 plots available');
  expect(html).toContain('aria-label="Plot 5, sold"');
  expect(html).toContain('Theni · Not published yet');
  expect(shown([{ ...layout, slug: 'a', statuses, publishedVersion: 'two' }])).toContain(
    '>Published<',
  );
  expect(shown([{ ...layout, slug: 'a', statuses, publishedVersion: 'one' }])).toContain(
    'Published, but not your new changes',
  );
});

test('all plots of all layouts share one drawing of each state', () => {
  const statuses = statusesOf(Array.from({ length: 60 }, () => 'held'));
  const html = shown([
    { ...layout, slug: 'one', statuses },
    { ...layout, slug: 'two', statuses },
  ]);
  expect(html.match(/url\(.*?plot-held/g)).toHaveLength(120);
  expect(html.match(/<pattern id="plot-held"/g)).toHaveLength(1);
});
