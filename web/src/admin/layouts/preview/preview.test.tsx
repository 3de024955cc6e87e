import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { shipped, wordsIn } from '@theni/content';
import { previewContent } from '@theni/content/changes';
import { layoutFrom } from '@theni/contract/layout-values';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { layoutCards } from '../../../layouts/layout-card-data.ts';
import { PageContext, type PageContextValue } from '../../../page-context.ts';
import { PreviewBoundary } from '../../editor/preview-frame.tsx';
import { usePreview } from '../../editor/use-preview.ts';
import { Preview } from './preview.tsx';
import { asPublished, useLayoutCards } from './use-layout-cards.ts';

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

test('a placeholder that is half typed stands in the preview as it was typed', () => {
  const typed = { en: '{pric} a cent, {price}', ta: '{}' };
  const content = previewContent({ 'layoutPage.facts.perCent': typed });
  const layout = layoutFrom({ 'price.perCent': 450_000 });
  const [card] = layoutCards([asPublished({ slug: 'a', statuses: [] }, layout, [])], content, 'en');
  expect(card?.facts.rate.replaceAll('\u2060', '')).toBe('{pric} a cent, ₹4.5\u00a0lakh');
});

test('a preview that could not be made is tried again when what it shows has changed', () => {
  const boundary = new PreviewBoundary({ fallback: 'failed', children: 'wrong' });
  boundary.state = PreviewBoundary.getDerivedStateFromError(new Error());
  boundary.setState = (state: unknown) => Object.assign(boundary.state, state);
  boundary.componentDidUpdate({ children: 'wrong' });
  expect(boundary.render()).toBe('failed');
  Object.assign(boundary, { props: { fallback: 'failed', children: 'mended' } });
  boundary.componentDidUpdate({ children: 'wrong' });
  expect(boundary.render()).toBe('mended');
});

test('the page of a layout is not shown with the texts of the sample company', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Preview />
    </QueryClientProvider>,
  );
  expect(html).toBe('<p role="status">Loading..</p>');
});
