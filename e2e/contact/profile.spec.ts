import { expect, expectNoBarrier } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('signing in shows the newest three leads with Call, and a help in both languages', async ({
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
  await page.getByRole('link', { name: 'Help · உதவி' }).tap();
  await page.getByText('மனையின் நிலையை மாற்றுவது').tap();
  await expect(page.getByText('மனை எண்ணைத் தட்டி, அதன்')).toBeVisible();
  await page.getByText('Change the status of a plot').tap();
  await expect(page.getByText('Tap the number, then what it is now')).toBeVisible();
  await expectNoBarrier(page);
  await page.goBack();
  await page.getByRole('link', { name: 'All leads' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});
