import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { shipped } from '@theni/content';
import { contentFields } from '@theni/content/schema';
import { elementOf, fieldsOf } from '@theni/contract/fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedPicture, Thumbnail } from './picture-field.tsx';

function pictureOfSlide(index: number) {
  const slides = contentFields.get('plots.slides');
  const slide = slides && elementOf(slides, index);
  const picture = slide && fieldsOf(slide.schema, `${slide.path}.`).find(isPicture);
  if (!picture) throw new Error('A slide has a picture.');
  return picture;
}

const isPicture = ({ kind }: { kind: string }) => kind === 'picture';

test('a photo that is removed from a slide gives way to the drawing of that very slide', () => {
  for (const [index, { picture }] of shipped.plots.slides.entries())
    expect(shippedPicture(pictureOfSlide(index))).toEqual(picture);
});

test('a photo that is removed from an added slide gives way to a drawing', () => {
  const added = pictureOfSlide(shipped.plots.slides.length);
  expect(shippedPicture(added)).toEqual(shipped.plots.slides[0]?.picture);
});

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
