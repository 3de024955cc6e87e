import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test.each(['en', 'ta'] as const)(
  'who loses the line on the way to a page is told so, and still has menu, Call and WhatsApp: %s',
  async (language) => {
    expectedErrors.push(/error when mocking a module/);
    // Another test of this process may have opened the page, or may open it next.
    const lost = '../about/about-page.tsx';
    vi.resetModules();
    vi.doMock(lost, () => {
      throw new Error('lost');
    });
    onTestFinished(() => {
      vi.doUnmock(lost);
      vi.resetModules();
    });
    const { openPublicPage } = await import('../../../test/public-page.tsx');
    const { frame, pages } = words[language];
    const { user } = openPublicPage('/nothing-here', { language });
    const footer = within(await screen.findByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: pages.about.name }));
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain(frame.loadFailed);
    const again = within(failed).getByRole<HTMLAnchorElement>('link', { name: frame.retry });
    expect(again.href).toBe(location.href);
    // To a part of the page that is open a browser goes without loading the page.
    act(() => {
      history.replaceState(history.state, '', '#people');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await waitFor(() => expect(screen.getByText(frame.retry)).toHaveProperty('hash', ''));
    const bar = within(screen.getByRole('navigation', { name: frame.callBar }));
    expect(bar.getByRole('link', { name: frame.call })).toHaveProperty('protocol', 'tel:');
    bar.getByRole('link', { name: frame.whatsapp });
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await user.click(screen.getAllByRole('link', { name: pages.home.name })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: words[language].home.hero.headline });
  },
);
