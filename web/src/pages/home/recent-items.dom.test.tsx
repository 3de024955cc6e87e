import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photo } from '../../../../functions/test/sample-photos.ts';
import { notNow } from '../../../test/answers.ts';
import { openPublicPage } from '../../../test/public-page.tsx';
import { expectedErrors } from '../../../test/setup-dom.ts';

test('Home without its list keeps the drawings', async () => {
  expectedErrors.push(/ApiError/);
  const { user, onRequest } = openPublicPage('/', { items: [photo(2)] });
  onRequest(/\/api\/file/, notNow);
  const section = within(await screen.findByRole('region', { name: 'Our Recent Projects' }));
  await section.findByText(/could not be loaded/);
  expect(section.getAllByRole('listitem')).toHaveLength(6);

  onRequest(/\/api\/file/, (forward) => forward());
  await user.click(section.getByRole('button', { name: 'Try again' }));
  await section.findByText('Town 2');
  await waitFor(() => expect(section.queryByText(/could not be loaded/)).toBeNull());
  const second = section.getAllByRole('listitem')[1];
  expect(second?.textContent).toContain('PeriyakulamPlots for sales');
});
