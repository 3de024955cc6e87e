import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photos } from '../../../../functions/test/sample-photos.ts';
import { openPublicPage } from '../../../test/public-page.tsx';

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
