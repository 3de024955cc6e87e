import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wordsIn } from '@theni/content';
import { pageNames } from '@theni/contract/site-map';
import { expect, onTestFinished, test, vi } from 'vitest';
import { content } from '../../../../config/content.ts';
import { site } from '../../../../config/current-config.ts';
import { LayoutsServer, SLUG } from '../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { WebsiteServer } from '../../../../functions/test/website-server.ts';
import { descriptionOf, fill, leave, typedIn } from '../../../test/fields.ts';
import {
  headline,
  inSite,
  openValue,
  openWebsite,
  sheet,
  tapInSite,
  wordsOf,
} from '../../../test/website-editor.ts';
import { OWN_LANGUAGE_NAMES } from '../editor/preview-frame.tsx';

const api = await sharedTestApi();
const server = new WebsiteServer(api.asAdmin);
const en = wordsIn('en', content, site);
const ta = wordsIn('ta', content, site);

const MEERA = 'Meera Nagar';
const layouts = new LayoutsServer(api);

async function publishLayout(): Promise<void> {
  await layouts.add({}, [{ number: '1' }]);
  await layouts.publish();
}

const close = () => screen.getByLabelText('Close');
const search = () => screen.getByLabelText('Search');
const searchBox = () => sheet().findByLabelText('Search for words, in English or Tamil');
/** The first link whose name begins so. */
const linkTo = (name: string) =>
  sheet().getAllByText(name, { selector: 'strong', exact: false })[0] as HTMLElement;
/** The same, once what was searched for is listed, and not all that can be changed. */
async function resultOf(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(sheet().queryByText(/^Show all/)).toBe(null));
  return linkTo(name);
}
const isFocused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

test('what is typed into a text that was tapped is on the page at once, is saved, and is taken back by Undo', async () => {
  const { tap } = await openWebsite(api);
  const title = await inSite('h1');
  expect(wordsOf(title)).toBe(en.home.hero.headline);
  tapInSite(title);
  const english = await headline('English');
  await isFocused(english);
  fill(english, 'Plots in Theni');
  fill(await headline('Tamil'), 'தேனியில் மனைகள்');
  await waitFor(() => expect(wordsOf(title)).toBe('Plots in Theni'));
  const typed = { en: 'Plots in Theni', ta: 'தேனியில் மனைகள்' };
  await waitFor(async () => expect(await server.value('home.hero.headline')).toEqual(typed));
  await tap(sheet().getByText('Undo'));
  expect(typedIn(await headline('English'))).toBe(en.home.hero.headline);
  await waitFor(() => expect(wordsOf(title)).toBe(en.home.hero.headline));
  await waitFor(async () => expect((await server.read()).draft).toEqual({}));
});

test('a text that is found is shown on its page; Search then begins anew, and lists by sections all that can be changed', async () => {
  const { tap } = await openWebsite(api);
  await tap(search());
  fill(await searchBox(), ta.about.peopleHeading);
  await tap(await resultOf('About us › '));
  await waitFor(() => expect(document.activeElement?.getAttribute('lang')).toBe('ta'));
  expect(typedIn(document.activeElement as HTMLElement)).toBe(ta.about.peopleHeading);
  expect(wordsOf(await inSite('[data-open]'))).toBe(ta.about.peopleHeading);

  await tap(search());
  // It stands on no page.
  fill(await searchBox(), en.pages.gallery.description);
  await resultOf('Search results › ');
  await tap(search());
  await waitFor(async () => expect(typedIn(await searchBox())).toBe(''));
  sheet().getByText('Show all that can be changed');
  fill(await searchBox(), '{number} of {count}');
  await tap(await resultOf('Name of the slides, for screen readers'));
  await sheet().findAllByText(/Do not change \{number\}, \{count\}/);
  await tap(search());
  await tap(await sheet().findByText('People', { selector: 'summary' }));
  await tap(await linkTo('People › Joint directors'));
  await sheet().findByText('Add: Joint director');
});

test('a person is added, moved and removed', async () => {
  const names = async (path: string) =>
    ((await server.value(path)) as { name: { en: string } }[]).map(({ name }) => name.en);
  const before = await names('people.jointDirectors');
  const { tap, user } = await openValue(api, 'people.jointDirectors', 'about');
  await tap(await sheet().findByText('Add: Joint director'));
  fill(document.activeElement as HTMLElement, 'Asha');
  const up = sheet().getByLabelText('Move Asha up');
  up.focus();
  for (let at = before.length; at >= 0; at -= 1) {
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(up);
  }
  await tap(sheet().getByLabelText(`Remove ${before[0]}`));
  const after = ['Asha', ...before.slice(1)];
  expect(document.activeElement?.textContent).toMatch(/^Joint director 2/);
  await waitFor(async () => expect(await names('people.jointDirectors')).toEqual(after));
});

test('hours are chosen; a number that cannot be read stays as it was typed, and says so at its field', async () => {
  await openValue(api, 'company.openingHours', 'contact');
  fill(await sheet().findByLabelText('Closes'), '19:30');
  const hours = async () => ((await server.value('company.openingHours')) as string[])[0];
  await waitFor(async () => expect(await hours()).toMatch(/-19:30$/));

  tapInSite(await inSite('[data-edit="company.whatsapp"]'));
  const number = await sheet().findByLabelText('WhatsApp');
  fill(number, ' 98430-12345 ');
  leave(number);
  await waitFor(() => expect(typedIn(number)).toBe('+91 98430 12345'));
  fill(number, '98430 1234');
  leave(number);
  await waitFor(() => expect(descriptionOf(number)).toMatch(/Is not a phone number/));
  expect(typedIn(number)).toBe('98430 1234');
});

test('a second tap within a second does nothing to what has come under the thumb since, unless the owner has scrolled', async () => {
  const { user } = await openValue(api, 'plots.slides', 'plots');
  const bins = () => sheet().getAllByLabelText(/^Remove /);
  const count = bins().length;
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const tap = (clientX = 12) =>
    user.pointer({ keys: '[TouchA]', target: bins()[0] as Element, coords: { clientX } });
  await tap();
  expect(bins()).toHaveLength(count - 1);
  await tap(20);
  expect(bins()).toHaveLength(count - 1);
  vi.setSystemTime(Date.now() + 1000);
  await tap();
  expect(bins()).toHaveLength(count - 2);
  fireEvent.wheel(document.body);
  await tap();
  expect(bins()).toHaveLength(count - 3);
});

test('what is missing in a text is said once its field is left, and not while it is typed', async () => {
  await openValue(api, 'home.hero.headline');
  const tamil = await headline('Tamil');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fill(tamil, '');
  leave(tamil);
  fill(tamil, 'த');
  fill(tamil, '');
  await vi.advanceTimersByTimeAsync(1000);
  expect(descriptionOf(tamil) ?? '').not.toMatch(/missing/);
  leave(tamil);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await waitFor(() => expect(descriptionOf(tamil)).toMatch(/Is missing/));
});

test('a tap on a link to a number opens its number, on a layout its form', async () => {
  await publishLayout();
  const { tap } = await openWebsite(api);
  tapInSite(await inSite('a[href^="tel:"]'));
  await isFocused(await sheet().findByLabelText('Phone 1', { selector: 'input' }));
  await tap(close());
  tapInSite(await inSite('a[href*="wa.me"]'));
  await sheet().findByText('Company › WhatsApp');
  await tap(close());
  tapInSite(await inSite('h3, strong, a', MEERA));
  await waitFor(() => expect(location.search).toBe(`?layout=${SLUG}&part=details`));
  expect(typedIn(await screen.findByLabelText('Name (English)'))).toBe(MEERA);
});

test('a tap on the heading of a list opens the list', async () => {
  await openWebsite(api, '?page=about&lang=ta');
  tapInSite(await inSite('h3', ta.about.groups.jointDirectors));
  await sheet().findByText('Add: Joint director');
});

test('whatever a page says opens something when it is tapped', async () => {
  await publishLayout();
  await openWebsite(api);
  const choice = screen.getByLabelText<HTMLSelectElement>('Page');
  // What can be tapped is the same in both languages: each page is asked in one of them.
  const half = Math.floor(pageNames.length / 2);
  for (const [index, page] of pageNames.entries()) {
    const language = index < half ? 'en' : 'ta';
    if (index === half) fireEvent.click(screen.getByText(OWN_LANGUAGE_NAMES.ta));
    fireEvent.change(choice, { target: { value: page } });
    await waitFor(() => {
      const frame = document.querySelector('iframe');
      expect(frame?.title).toBe(choice.selectedOptions[0]?.text);
      const body = frame?.contentDocument?.body;
      expect(body?.querySelector(`[lang^=${language}] h1[data-editable]`)).toBeTruthy();
      expect(untouchable(body as Element), page).toEqual([]);
    });
  }
});

/** Numbers of sections and plots, and the names of the languages. */
const NUMBER_OR_LANGUAGE = /^(?:[\d\s,./%₹]+|English|தமிழ்)$/;

/** Texts that nothing would open for. */
function untouchable(body: Element): string[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const isShown = !node.parentElement?.closest('script, style, noscript, [hidden]');
    if (text && isShown && !node.parentElement?.closest('[data-editable]')) found.push(text);
  }
  // The name of a layout has a form of its own.
  return found.filter((text) => !NUMBER_OR_LANGUAGE.test(text) && text !== MEERA);
}

test('Back closes what is open, opens nothing that was closed, and then leaves', async () => {
  const { tap } = await openWebsite(api, '', '/admin/profile');
  await tap(await screen.findByRole('link', { name: 'Website' }));
  const isClosed = () => waitFor(() => expect(screen.queryByLabelText('Change')).toBe(null));
  tapInSite(await inSite('h1'));
  await headline('English');
  history.back();
  await isClosed();
  tapInSite(await inSite('h1'));
  await headline('English');
  tapInSite(await inSite('h1'));
  await tap(close());
  await isClosed();
  await tap(search());
  fill(await searchBox(), en.home.hero.headline);
  const isListed = async () => {
    await waitFor(async () => expect(typedIn(await searchBox())).toBe(en.home.hero.headline));
    return within((await resultOf('Headline')).closest('li') as HTMLElement).getByRole('link');
  };
  await tap(await isListed());
  await headline('English');
  await tap(close());
  // A text that was found is closed to what was found with it.
  await isFocused(await isListed());
  history.forward();
  await headline('English');
  await tap(close());
  await isListed();
  await tap(close());
  await isClosed();
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/admin/profile'));
});
