import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { layoutFields, PHOTOS_MAX } from '@theni/contract/layout-fields';
import { layoutSchemaAt } from '@theni/contract/layout-values';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { issuesOf } from '../editor/value-issues.ts';
import { issueAt } from '../fields/field-issue.ts';
import { PhotosField } from './photos-field.tsx';

test('one photo more than a layout has room for is told of at the photos', () => {
  const field = layoutFields.find(({ kind }) => kind === 'photos');
  if (!field) throw new Error('A layout has photos.');
  const shown = (count: number) => {
    const chosen = Array.from({ length: count }, () => crypto.randomUUID());
    const issues = issuesOf(field.path, chosen, layoutSchemaAt);
    return renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <PhotosField
          field={field}
          value={chosen}
          issueAt={(path) => issueAt(path, issues, [])}
          onChange={() => {}}
        />
      </QueryClientProvider>,
    );
  };
  expect(shown(PHOTOS_MAX)).not.toContain('Is too long');
  expect(shown(PHOTOS_MAX + 1)).toContain('Is too long: at most 60 entries');
});
