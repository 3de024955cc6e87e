import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LayoutsBehind } from '../../../../../functions/test/layouts-behind.ts';
import { sharedTestApi } from '../../../../../functions/test/test-api.ts';
import { openAdminArea } from '../../../../test/admin-area.tsx';

const api = await sharedTestApi();
const layouts = new LayoutsBehind(api);

test('from anywhere in the admin area three taps change the status of a plot, and one more takes it back', async () => {
  await layouts.add({}, [{ number: '1' }, { number: '2' }, { number: 'A-3' }]);
  await layouts.add({ name: { en: 'Green Park', ta: '' } }, [{ number: '1' }], 'green-park');
  const { tap } = openAdminArea(api, '/admin/profile');
  const stateOfThird = async () => (await layouts.find()).statuses[2]?.state;
  await tap(await screen.findByRole('link', { name: 'Layouts' }));
  const card = within(await screen.findByRole('listitem', { name: 'Meera Nagar' }));
  await tap(card.getByRole('button', { name: 'Plot A-3, available' }));
  const dialog = within(await screen.findByRole('dialog'));
  await tap(dialog.getByRole('button', { name: 'Booked' }));
  const booked = await card.findByRole('button', { name: 'Plot A-3, booked' });
  await waitFor(() => expect(document.activeElement).toBe(booked));
  expect(card.getByText(/2 of 3 plots available/)).toBeTruthy();
  screen.getByText('Plot A-3 is booked now.');
  expect(await stateOfThird()).toBe('booked');
  await tap(screen.getByRole('button', { name: 'Undo' }));
  await card.findByRole('button', { name: 'Plot A-3, available' });
  expect(await stateOfThird()).toBe('available');
});
