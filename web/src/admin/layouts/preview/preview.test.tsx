import { previewContent } from '@theni/content/changes';
import { layoutFrom } from '@theni/contract/layout-values';
import { expect, test } from 'vitest';
import { layoutCards } from '../../../layouts/layout-card-data.ts';
import { PreviewBoundary } from '../../editor/preview-frame.tsx';
import { htmlOf } from '../../test/html-of.tsx';
import { Preview } from './preview.tsx';
import { asPublished } from './use-layout-cards.ts';

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
  expect(htmlOf(<Preview />)).toBe('<p role="status">Loading..</p>');
});
