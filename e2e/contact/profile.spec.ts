import { expectNoBarrier } from '../accessibility.ts';
import { expect } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('signing in shows the newest three leads with Call, and leads to all and to the help', async ({
  page,
  mailbox,
  signedInAsAdmin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /could not be loaded/);
  const phone = '+919843011111';
  await mailbox.add(
    { name: 'Asha', phone },
    { name: 'Casino', verdict: 'spam' },
    { name: 'Selvi' },
    { name: 'Mani', stage: 'called' },
    { name: 'Kumar' },
  );
  await page.route('/api/messages?*', (route) => route.fulfill(problem(503)));
  await signedInAsAdmin();
  await expect(page.getByText(/^The leads could not be loaded/)).toBeVisible();
  await page.unroute('/api/messages?*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  const newest = page.getByRole('region', { name: 'Newest leads' });
  await expect(newest.getByRole('heading', { level: 3 })).toHaveText(['Asha', 'Selvi', 'Mani']);
  await expect(newest.getByRole('link', { name: 'Call Asha' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expectNoBarrier(page);
  await expect(page.getByRole('link', { name: 'Help · உதவி' })).toHaveAttribute(
    'href',
    '/admin/help',
  );
  await page.getByRole('link', { name: 'All leads' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});
