import { screen, waitFor, within } from '@testing-library/react';
import { plotPath } from '@theni/contract';
import { expect, test } from 'vitest';
import { samplePlotId } from '../../../../config/sample-plan.ts';
import { LayoutsServer, SLUG } from '../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { WebsiteServer } from '../../../../functions/test/website-server.ts';
import { openAdminArea, reloadAdminArea } from '../../../test/admin-area.tsx';
import { fill, leave } from '../../../test/fields.ts';
import { openWebsite } from '../../../test/website-editor.ts';

const api = await sharedTestApi();
const server = new WebsiteServer(api.asAdmin);
const layouts = new LayoutsServer(api);

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

test('an earlier version brings texts and the facts of layouts back after a question that names what buyers rely on, and Undo takes both back', async () => {
  const price = plotPath(samplePlotId('1'), 'price');
  const facts = (year: string, status: string, lakhs: number) => ({
    'registration.number': `TN/99/Layout/0123/${year}`,
    'promoter.name': { en: `Vaigai Homes ${year}`, ta: `வைகை ${year}` },
    status,
    'price.perCent': lakhs * 100_000,
    [price]: lakhs * 300_000,
  });
  const [then, now] = [facts('2024', 'selling', 3), facts('2025', 'sold-out', 4)];
  await layouts.add({}, [{ number: '1' }]);
  for (const [email, changes] of [
    ['then@theni.example', then],
    ['now@theni.example', now],
  ] as const) {
    await server.put({ 'company.email': email });
    await layouts.change(changes);
    await server.publish();
  }
  const drafts = async () => {
    const { layout } = await layouts.find();
    return {
      email: await server.value('company.email'),
      'registration.number': layout.registration.number,
      'promoter.name': layout.promoter.name,
      status: layout.status,
      'price.perCent': layout.price.perCent,
      [price]: layout.plots[0]?.price,
    };
  };
  const { tap } = await openWebsite(api, '?part=publish');
  await tap(await screen.findByRole('button', { name: /^Restore the version/ }));
  const question = within(await screen.findByRole('dialog'));
  question.getByText(
    'Meera Nagar: Status: Now selling, Registration number, Name of the promoter, Price of one cent, from ₹, Price of plot 1',
  );
  expect(await drafts()).toEqual({ email: 'now@theni.example', ...now });
  await tap(question.getByText('Restore'));
  const done = await screen.findByText('This version is your draft now.');
  expect(await drafts()).toEqual({ email: 'then@theni.example', ...then });
  await tap(within(done.parentElement as HTMLElement).getByText('Undo'));
  await waitFor(async () => expect(await drafts()).toEqual({ email: 'now@theni.example', ...now }));
});

test('what could not be saved of a layout is said not to be published, also to whoever comes back later, until it is answered', async () => {
  await layouts.add({}, [{ number: '1' }]);
  const price = plotPath(samplePlotId('1'), 'price');
  const first = openAdminArea(api, `/admin/layouts?layout=${SLUG}&part=plots&field=${price}`);
  const field = await screen.findByLabelText('Price, ₹');
  fill(field, '85,00,000');
  leave(field);
  const notPublished = () => screen.findByText(/^What could not be saved: not published/);
  await first.tap(within(screen.getByRole('dialog')).getByText('Close'));
  await first.tap(screen.getByText('Publish'));
  await first.tap(await screen.findByText('Publish now'));
  await notPublished();
  const { tap } = reloadAdminArea(api);
  await notPublished();
  await tap(screen.getByRole('link', { name: /^Plot 1: Price/ }));
  await tap(await screen.findByText('As it was'));
  await tap(within(screen.getByRole('dialog')).getByText('Close'));
  await tap(screen.getByText('Publish'));
  await screen.findByText('Published. Visitors see it now.');
});
