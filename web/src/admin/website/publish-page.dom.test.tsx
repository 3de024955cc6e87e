import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { WebsiteServer } from '../../../../functions/test/website-server.ts';
import { openWebsite } from '../../../test/website-editor.ts';

const api = await sharedTestApi();
const server = new WebsiteServer(api.asAdmin);

test('an earlier version asks before it drops a change, and says that it is on its way', async () => {
  for (const email of ['first@theni.example', 'second@theni.example']) {
    await server.put({ 'company.email': email });
    await server.publish();
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
