import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeHosting } from '../../../../functions/test/fake-dependencies.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { WebsiteServer } from '../../../../functions/test/website-server.ts';
import { fill } from '../../../test/fields.ts';
import { expectedErrors } from '../../../test/setup-dom.ts';
import { headline, openValue, openWebsite } from '../../../test/website-editor.ts';

const NUMBER = '+91 98430 12345';

const hosting = new FakeHosting();
const api = await sharedTestApi({ hosting });
const server = new WebsiteServer(api.asAdmin);

test('what is missing is named beside the button with the way there, and what is public stays', async () => {
  expectedErrors.push(/data could not be changed/);
  const { tap } = await openValue(api, 'home.hero.headline');
  fill(await headline('Tamil'), '');
  await tap(screen.getByText('Publish'));
  await tap(await screen.findByText('Publish now'));
  const missing = await screen.findByText('Home › Top of the page › Headline (Tamil)', {
    selector: 'a *',
  });
  expect(document.activeElement?.textContent).toContain(
    'One thing to correct before visitors can see it:',
  );
  expect(hosting.releases).toHaveLength(1);
  await tap(missing);
  await waitFor(async () => expect(document.activeElement).toBe(await headline('Tamil')));
});

test('a change after a publication is not said to be published, and is taken back', async () => {
  const listed = (name: string) => screen.findByRole('listitem', { name });
  const phones = (await server.value('company.phones')) as string[];
  await server.put({ 'company.email': 'sales@theni.example' });
  const { tap } = await openWebsite(api, '?part=publish');
  await tap(screen.getByText('Publish now'));
  await screen.findByText('Published. Visitors see it now.');
  expect(screen.getByText('See it on the site').getAttribute('href')).toBe('/');
  await server.put({ 'company.phones': [NUMBER, ...phones.slice(1)] });
  document.dispatchEvent(new Event('visibilitychange'));
  const item = await listed('Company › Phone numbers');
  expect(within(item).getByText(phones[0] ?? '')).toBeTruthy();
  expect(within(item).getByText(NUMBER)).toBeTruthy();
  expect(screen.queryByText('Published. Visitors see it now.')).toBe(null);
  await tap(within(item).getByText('Undo'));
  await waitFor(() => expect(screen.queryByText(NUMBER)).toBe(null));
  await waitFor(async () => expect(await server.value('company.phones')).toEqual(phones));
});

test('an earlier version asks before it drops a change, and says that it is on its way', async () => {
  for (const email of ['first@theni.example', 'second@theni.example']) {
    await server.put({ 'company.email': email });
    expect((await api.asAdmin('POST', '/content/publish')).ok).toBe(true);
  }
  await server.put({ 'company.email': 'sales@theni.example' });
  const { tap, onCall } = await openWebsite(api, '?part=publish');
  const email = () => server.value('company.email');
  const back = await screen.findByRole('button', { name: /^Restore the version/ });
  await tap(back);
  const question = within(await screen.findByRole('dialog'));
  question.getByText(/^Your draft is replaced/);
  await tap(question.getByText('cancel'));
  screen.getByText('sales@theni.example');
  const line = Promise.withResolvers<void>();
  onCall(/\/versions\/[^/]+$/, async (forward) => {
    await line.promise;
    return forward();
  });
  await tap(back);
  expect(back.textContent).toBe('Restoring..');
  line.resolve();
  const again = within(await screen.findByRole('dialog'));
  await tap(again.getByText('Restore'));
  const done = await screen.findByText('This version is your draft now.');
  expect(await email()).toBe('first@theni.example');
  await tap(within(done.parentElement as HTMLElement).getByText('Undo'));
  await waitFor(async () => expect(await email()).toBe('sales@theni.example'));
});
