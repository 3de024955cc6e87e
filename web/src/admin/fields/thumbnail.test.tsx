import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Thumbnail } from './thumbnail.tsx';

function shown(client: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Thumbnail file="a" />
    </QueryClientProvider>,
  );
}

test('a picture that could not be loaded does not look as if it still came', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  expect(shown(client)).toBe('Loading..');
  const queryFn = () => Promise.reject(new Error('no answer'));
  await client.prefetchQuery({ queryKey: ['uploaded file', 'a', 960], queryFn, retry: false });
  expect(shown(client)).toBe('The picture could not be loaded.');
});
