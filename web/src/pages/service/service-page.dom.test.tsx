import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photos } from '../../../../functions/test/sample-photos.ts';
import { noLine } from '../../../test/answers.ts';
import { openPublicPage, words } from '../../../test/public-page.tsx';
import { expectedErrors } from '../../../test/setup-dom.ts';

/** What keeps the room of the newest photos. */
const newestPhotos = () => document.querySelector('main ul[data-live-part]');

test.each([
  ['/service-plots', /Plots and Approvals/],
  ['/service-construction', /Consturction|2d,3d plans/],
  ['/service-roadwork', /Road Work/],
])('%s shows the newest of its work', async (path, service) => {
  openPublicPage(path, { items: photos(24) });
  const section = within(await screen.findByRole('region', { name: 'Newest photos' }));
  await waitFor(() =>
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      Array(3).fill(expect.stringMatching(service)),
    ),
  );
  const all = section.getByRole('link', { name: 'See them all in the gallery' });
  expect(all.getAttribute('href')).toMatch(/^\/gallery\?service=/);
});

test('where newest photos fail the visitor may try again; a service without photos says so, and leaves no hole', async () => {
  expectedErrors.push(/There was no answer/);
  const { user, onRequest } = openPublicPage('/service-roadwork');
  onRequest(/\/api\/file/, noLine);
  await screen.findByText(words.en.gallery.failed);
  expect(newestPhotos()).toBeNull();
  onRequest(/\/api\/file/, (forward) => forward());
  await user.click(screen.getByRole('button', { name: words.en.frame.retry }));
  await screen.findByText(words.en.gallery.empty);
  expect(newestPhotos()).toBeNull();
});
