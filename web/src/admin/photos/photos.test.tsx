import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { sampleItem } from '../../../../functions/test/samples.ts';
import { htmlOf } from '../test/html-of.tsx';
import { DeleteDialog } from './photos-page.tsx';
import { UploadForm } from './upload-form.tsx';

/** The question whether to delete a photo, which its draft has in another layout by now. */
function question(published: string[]): string {
  const client = new QueryClient();
  const layout = { name: { en: 'Green Park', ta: '' }, photos: published };
  client.setQueryData(['published layouts'], { 'green-park': layout });
  client.setQueryData(['items', 'named', ['a']], [sampleItem({ _id: 'a', Layout: 'hills' })]);
  return htmlOf(<DeleteDialog id="a" />, client);
}

test('whoever deletes a photo is told of the gap on the page where visitors see it', () => {
  expect(question(['b', 'a'])).toContain('on the page of Green Park: they find a gap');
  expect(question(['b'])).not.toContain('gap');
});

test('the layout of the last photos is offered again, but not once it is deleted', () => {
  const details = JSON.stringify({ Service: '', Location: 'Theni', Layout: 'green-park' });
  vi.stubGlobal('localStorage', { getItem: () => details });
  const form = (...slugs: string[]) => {
    const client = new QueryClient();
    const layouts = slugs.map((slug) => ({ slug, name: { en: slug, ta: '' }, place: '' }));
    client.setQueryData(['layouts'], layouts);
    return htmlOf(<UploadForm />, client);
  };
  expect(form('green-park')).toContain('<option value="green-park" selected="">');
  expect(form('hills')).not.toContain('green-park');
  vi.unstubAllGlobals();
});
