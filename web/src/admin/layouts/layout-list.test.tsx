import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { shipped, wordsIn } from '@theni/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageContext } from '../../page-context.ts';
import { LayoutList } from './layout-list.tsx';

test('all plots of all layouts share one drawing of each state', () => {
  const statuses = Array.from({ length: 60 }, (_, at) => ({
    id: String(at),
    number: String(at),
    state: 'held',
    heldUntil: null,
  }));
  const layout = { name: { en: '', ta: '' }, place: '', statuses };
  const client = new QueryClient();
  client.setQueryData(
    ['layouts'],
    [
      { ...layout, slug: 'one' },
      { ...layout, slug: 'two' },
    ],
  );
  const words = wordsIn('en', shipped, { keepMessagesDays: 30, files: {} });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageContext value={{ language: 'en', words }}>
        <MemoryRouter>
          <LayoutList />
        </MemoryRouter>
      </PageContext>
    </QueryClientProvider>,
  );
  expect(html.match(/url\(.*?plot-held/g)).toHaveLength(120);
  expect(html.match(/<pattern id="plot-held"/g)).toHaveLength(1);
});
