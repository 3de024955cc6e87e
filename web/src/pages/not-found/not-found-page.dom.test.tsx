import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPublicPage, words } from '../../../test/public-page.tsx';
import { expectedErrors } from '../../../test/setup-dom.ts';

test.each([
  ['/nothing-here', 'en', 'Home', '/'],
  ['/service-plots/more', 'en', 'Home', '/'],
  ['/admin', 'en', 'Home', '/'],
  ['/nothing-here', 'ta', words.ta.pages.home.name, '/ta'],
  ['/layouts/nothing-here', 'ta', words.ta.pages.home.name, '/ta'],
] as const)(
  'where there is no page one is told so, and led on: %s, %s',
  async (path, language, name, home) => {
    const { user } = openPublicPage(path, { language });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(words[language].notFound.message);
    expect(screen.queryByText('Admin sign-in')).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name }));
    await waitFor(() => expect(location.pathname).toBe(home));
    const headline = words[language].home.hero.headline;
    await screen.findByRole('heading', { level: 1, name: headline });
  },
);

test.each(['/gal%0Alery', '/admin/au%0Ath', '/%E0%A4%A', '/admin/%E0%A4%A'])(
  'who opens an impossible address is told so: %s',
  async (path) => {
    expectedErrors.push(/No routes matched/, /malformed/);
    openPublicPage(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Oops!.. Page Not Found..');
    screen.getByRole('contentinfo');
  },
);
