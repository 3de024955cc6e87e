import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LayoutsServer } from '../../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../../functions/test/test-api.ts';
import { openAdminArea, reloadAdminArea } from '../../../../test/admin-area.tsx';
import { loseAnswer } from '../../../../test/answers.ts';
import { fill, typedIn } from '../../../../test/fields.ts';
import { expectedErrors } from '../../../../test/setup-dom.ts';

const api = await sharedTestApi();
const layouts = new LayoutsServer(api);

const NEW_LAYOUT = '/admin/layouts?new';
const field = (label: string) => screen.getByLabelText(label);
const makePage = () => screen.getByRole('button', { name: 'Make the page' });

async function openForm() {
  const area = openAdminArea(api, NEW_LAYOUT);
  fill(await screen.findByLabelText('Name (English)'), 'Meera Nagar');
  fill(field('How many plots?'), '3');
  return area;
}

const leadsToItsPage = () =>
  waitFor(() => expect(location.search).toBe('?layout=meera-nagar&part=details'));

/** What there is under the first address, and under the one that a second layout would get. */
async function made() {
  await expect(layouts.find('meera-nagar-2')).rejects.toThrow('There is no layout');
  const { layout } = await layouts.find();
  return { name: layout.name.en, plots: layout.plots.map(({ number }) => number).join() };
}

test('what is typed of a new layout outlives a reload, and after a lost answer the same one is asked for again', async () => {
  expectedErrors.push(/could not be changed/);
  await openForm();
  const first = reloadAdminArea(api);
  await screen.findByLabelText('Name (English)');
  loseAnswer(first, /^POST /);
  await first.tap(makePage());
  await screen.findByText(/^Not created\. The server does not answer\./);
  expect(field('Name (English)').matches(':disabled')).toBe(true);
  const second = reloadAdminArea(api);
  expect(typedIn(await screen.findByLabelText('Name (English)'))).toBe('Meera Nagar');
  await second.tap(makePage());
  await leadsToItsPage();
  expect(await made()).toEqual({ name: 'Meera Nagar', plots: '1,2,3' });
  history.replaceState(null, '', NEW_LAYOUT);
  reloadAdminArea(api);
  expect(typedIn(await screen.findByLabelText('Name (English)'))).toBe('');
});

test('answers that were refused are asked for anew, and a second tap makes no second layout', async () => {
  expectedErrors.push(/could not be changed/);
  const { tap } = await openForm();
  fill(field('Town'), 'T'.repeat(200));
  await tap(makePage());
  await screen.findByText(/^Not created\. Town/);
  fill(field('Town'), 'Theni');
  const button = makePage();
  act(() => {
    button.click();
    button.click();
  });
  await leadsToItsPage();
  expect(await made()).toEqual({ name: 'Meera Nagar', plots: '1,2,3' });
  expect((await layouts.find()).layout.place).toBe('Theni');
});
