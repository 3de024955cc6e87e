import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { UploadForm } from './upload-form.tsx';

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
