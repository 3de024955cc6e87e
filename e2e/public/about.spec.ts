import { site } from '../../config/chosen.ts';
import { expect, openLive, screens, test } from '../fixtures.ts';

for (const [screen, use] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(use);

    test('every person has name, position, a call link and WhatsApp', async ({ page }) => {
      await openLive(page, '/about-us');
      const {
        founder,
        jointDirectors,
        deputyDirectors,
        marketingTeamLeaders,
        marketingManagement,
      } = site.people;
      const everyone = [
        founder,
        ...jointDirectors,
        ...deputyDirectors,
        ...marketingTeamLeaders,
        marketingManagement,
      ];
      for (const { name, phone } of everyone) {
        const digits = phone.replace(/\D/g, '');
        await expect(page.getByRole('link', { name: `Call ${name}, ${phone}` })).toHaveAttribute(
          'href',
          `tel:+${digits}`,
        );
        await expect(page.getByRole('link', { name: `WhatsApp, ${name}` })).toHaveAttribute(
          'href',
          new RegExp(`^https://wa\\.me/${digits}\\?text=.*About%20us`),
        );
      }
      for (const group of [
        'Founder & CEO',
        'Joint Directors',
        'Deputy Directors',
        'Marketing Team Leaders',
        'Marketing Management',
      ]) {
        await expect(page.getByRole('heading', { level: 3, name: group })).toBeVisible();
      }
    });

    test('the page ends with map and footer, and its title names both pages', async ({ page }) => {
      await openLive(page, '/about-us');
      await expect(page).toHaveTitle(/About us and Contact us/);
      await expect(page.getByRole('heading', { name: 'Get Direction' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}
