import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Item } from '@theni/contract';
import { layoutFields, PHOTOS_MAX } from '@theni/contract/layout-fields';
import { layoutSchemaAt } from '@theni/contract/layout-values';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleItem } from '../../../../../functions/test/samples.ts';
import { issuesOf } from '../../editor/unsaved-values.ts';
import { issueAt } from '../../fields/field-issue.tsx';
import { PhotosField } from './photos-field.tsx';

const answers = { keepMine: () => {}, discard: () => {} };

function shown(chosen: string[], items: Item[] = []): string {
  const field = layoutFields.find(({ kind }) => kind === 'photos');
  if (!field) throw new Error('A layout has photos.');
  const issues = issuesOf(field.path, chosen, layoutSchemaAt);
  const client = new QueryClient();
  client.setQueryData(['items', 'list', ''], { pages: [{ items }], pageParams: [''] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PhotosField
        field={field}
        value={chosen}
        issueAt={(path) => issueAt(path, { issues, questions: [] }, [], answers)}
        onChange={() => {}}
      />
    </QueryClientProvider>,
  );
}

test('one photo more than a layout has room for is told of at the photos', () => {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  expect(shown(ids(PHOTOS_MAX))).not.toContain('Is too long');
  expect(shown(ids(PHOTOS_MAX + 1))).toContain('Is too long: at most 60 entries');
});

test('a film without a picture of its own has a sign among the photos to choose from', () => {
  expect(shown([], [sampleItem({ FileType: 'video/mp4' })])).toContain('src="data:image/svg');
});
