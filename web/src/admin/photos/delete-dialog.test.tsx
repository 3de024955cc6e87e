import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sampleItem } from '../../../../functions/test/samples.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** The question whether to delete a photo of a layout. */
function question(publishedVersion: string | null): string {
  const client = new QueryClient();
  const name = { en: 'Green Park', ta: '' };
  client.setQueryData(['layouts'], [{ slug: 'green-park', name, publishedVersion }]);
  client.setQueryData(['items', 'named', ['a']], [sampleItem({ _id: 'a', Layout: 'green-park' })]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DeleteDialog id="a" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('whoever deletes a photo of a layout that is public is told of the gap on its page', () => {
  expect(question('one')).toContain('on the page of Green Park, they find a gap');
  expect(question(null)).not.toContain('gap');
});
