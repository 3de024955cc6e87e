import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { sampleItem } from '../../../../functions/test/samples.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { UploadForm } from './upload-form.tsx';

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

test('the layout of the last photos is offered again, but not once it is deleted', () => {
  const details = JSON.stringify({ Service: '', Location: 'Theni', Layout: 'green-park' });
  vi.stubGlobal('localStorage', { getItem: () => details });
  const form = (...slugs: string[]) => {
    const client = new QueryClient();
    const layouts = slugs.map((slug) => ({ slug, name: { en: slug, ta: '' }, place: '' }));
    client.setQueryData(['layouts'], layouts);
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <UploadForm />
      </QueryClientProvider>,
    );
  };
  expect(form('green-park')).toContain('<option value="green-park" selected="">');
  expect(form('hills')).not.toContain('green-park');
  vi.unstubAllGlobals();
});
