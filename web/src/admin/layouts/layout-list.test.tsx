import { QueryClient } from '@tanstack/react-query';
import type { Item } from '@theni/contract';
import { layoutFields, PHOTOS_MAX } from '@theni/contract/layout-fields';
import { layoutSchemaAt } from '@theni/contract/layout-values';
import { expect, test } from 'vitest';
import { sampleItem } from '../../../../functions/test/samples.ts';
import { issuesOf } from '../editor/unsaved-values.ts';
import { issueAt } from '../fields/field-issue.tsx';
import { htmlOf } from '../test/html-of.tsx';
import { PhotosField } from './details/photos-field.tsx';
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

function listOf(layouts: object[]): string {
  const client = new QueryClient();
  client.setQueryData(['layouts'], layouts);
  return htmlOf(<LayoutList />, client);
}

test('the list says how each layout and its plots stand', () => {
  const statuses = statusesOf(['available', 'available', 'held', 'booked', 'sold']);
  const name = { en: 'Green Park', ta: '' };
  const html = listOf([{ ...layout, slug: 'green-park', name, place: 'Theni', statuses }]);
  expect(html).toContain('Green Park');
  expect(html).toContain('2 of 5 plots available');
  expect(html).toContain('aria-label="Plot 5, sold"');
  expect(html).toContain('Theni · Not published yet');
  expect(listOf([{ ...layout, slug: 'a', statuses, publishedVersion: 'two' }])).toContain(
    '>Published<',
  );
  expect(listOf([{ ...layout, slug: 'a', statuses, publishedVersion: 'one' }])).toContain(
    'Published, but not your new changes',
  );
});

const answers = { keepMine: () => {}, discard: () => {} };

function photosField(chosen: string[], items: Item[] = []): string {
  const field = layoutFields.find(({ kind }) => kind === 'photos');
  if (!field) throw new Error('A layout has photos.');
  const issues = issuesOf(field.path, chosen, layoutSchemaAt);
  const client = new QueryClient();
  client.setQueryData(['items', 'list', ''], { pages: [{ items }], pageParams: [''] });
  return htmlOf(
    <PhotosField
      field={field}
      value={chosen}
      issueAt={(path) => issueAt(path, { issues, questions: [] }, [], answers)}
      onChange={() => {}}
    />,
    client,
  );
}

test('one photo more than a layout has room for is told of at the photos', () => {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  expect(photosField(ids(PHOTOS_MAX))).not.toContain('Is too long');
  expect(photosField(ids(PHOTOS_MAX + 1))).toContain('Is too long: at most 60 entries');
});

test('a film without a picture of its own has a sign among the photos to choose from', () => {
  expect(photosField([], [sampleItem({ FileType: 'video/mp4' })])).toContain('src="data:image/svg');
});
