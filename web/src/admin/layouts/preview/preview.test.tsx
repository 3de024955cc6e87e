import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { shipped, wordsIn } from '@theni/content';
import { layoutFrom } from '@theni/contract/layout-values';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageContext, type PageContextValue } from '../../../page-context.ts';
import { usePreview } from '../../editor/use-preview.ts';
import { Preview } from './preview.tsx';
import { useLayoutCards } from './use-layout-cards.ts';

test('the page in the preview is not made anew while its content stays the same', () => {
  const previews: PageContextValue[] = [];
  const published = { 'green-park': layoutFrom({}) };
  function Page() {
    const [renders, setRenders] = useState(1);
    previews.push(usePreview(shipped, 'en', useLayoutCards(published, shipped, 'en')));
    if (renders < 2) setRenders(renders + 1);
    return null;
  }
  const client = new QueryClient();
  client.setQueryData(['layouts'], [{ slug: 'green-park', statuses: [] }]);
  const words = wordsIn('en', shipped, { keepMessagesDays: 30, files: {}, layouts: [] });
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageContext value={{ language: 'en', words }}>
        <Page />
      </PageContext>
    </QueryClientProvider>,
  );
  expect(previews[1]?.words.layouts).toHaveLength(1);
  expect(previews[1]).toBe(previews[0]);
});

test('the page of a layout is not shown with the texts of the sample company', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Preview />
    </QueryClientProvider>,
  );
  expect(html).toBe('<p role="status">Loading..</p>');
});
