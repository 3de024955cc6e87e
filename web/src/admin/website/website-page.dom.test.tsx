import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wordsIn } from '@theni/content';
import { expect, onTestFinished, test, vi } from 'vitest';
import { content } from '../../../../config/content.ts';
import { admin, site } from '../../../../config/current-config.ts';
import { LayoutsServer, SLUG } from '../../../../functions/test/layouts-server.ts';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { WebsiteServer } from '../../../../functions/test/website-server.ts';
import { refusal } from '../../../test/answers.ts';
import { descriptionOf, fill, leave, typedIn } from '../../../test/fields.ts';
import {
  headline,
  inSite,
  openValue,
  openWebsite,
  saved,
  sheet,
  tapInSite,
  wordsOf,
} from '../../../test/website-editor.ts';

const api = await sharedTestApi();
const server = new WebsiteServer(api.asAdmin);
const ta = wordsIn('ta', content, site);

const MEERA = 'Meera Nagar';
const layouts = new LayoutsServer(api);

async function publishLayout(): Promise<void> {
  await layouts.add({}, [{ number: '1' }]);
  await layouts.publish();
}

const close = () => screen.getByLabelText('Close');
/** The browser goes back by itself a moment later. */
const isClosed = () => waitFor(() => expect(screen.queryByLabelText('Change')).toBe(null));
const isFocused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

test('a person is added, with the name of the first field in view, moved and removed', async () => {
  const names = async (path: string) =>
    ((await server.value(path)) as { name: { en: string } }[]).map(({ name }) => name.en);
  const before = await names('people.jointDirectors');
  const { tap, user } = await openValue(api, 'people.jointDirectors', 'about');
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView').mock;
  await tap(await sheet().findByText('Add: Joint director'));
  expect((scrolledTo.contexts.at(-1) as Element).textContent).toBe('Name (English)');
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
  await isClosed();
  tapInSite(await inSite('a[href*="wa.me"]'));
  await sheet().findByText('Company › WhatsApp');
  await tap(close());
  await isClosed();
  tapInSite(await inSite('h3, strong, a', MEERA));
  await waitFor(() => expect(location.search).toBe(`?layout=${SLUG}&part=details`));
  expect(typedIn(await screen.findByLabelText('Name (English)'))).toBe(MEERA);
});

test('a tap on the heading of a list opens the list', async () => {
  await openWebsite(api, '?page=about&lang=ta');
  tapInSite(await inSite('h3', ta.about.groups.jointDirectors));
  await sheet().findByText('Add: Joint director');
});

const HEADLINE = 'home.hero.headline';

const stored = async () => ((await server.value(HEADLINE)) as { en: string }).en;
const isStored = (english: string) => waitFor(async () => expect(await stored()).toBe(english));

test('what another device has changed meanwhile is shown beside what was typed, and he keeps his or takes theirs', async () => {
  const { tap } = await openValue(api, HEADLINE);
  await server.put({
    [HEADLINE]: { en: 'Theirs', ta: 'அவர்களுடையது' },
    'company.email': 'a@b.example',
  });
  const english = await headline('English');
  fill(english, 'Mine');
  const asked = async () => {
    const sentence = await sheet().findByText(/^Another device/);
    return within(sentence.closest('[role=alert]') as HTMLElement);
  };
  (await asked()).getByText('Theirs · அவர்களுடையது');
  await screen.findByText(/Not saved. You are asked about:/);
  expect(await stored()).toBe('Theirs');
  await tap((await asked()).getByText('Keep mine'));
  await isStored('Mine');
  expect(await server.value('company.email')).toBe('a@b.example');
  await server.put({ [HEADLINE]: { en: 'Theirs again', ta: 'அவர்களுடையது' } });
  fill(english, 'Mine again');
  await tap((await asked()).getByText('Take theirs'));
  await waitFor(() => expect(typedIn(english)).toBe('Theirs again'));
  expect(sheet().queryByText('Undo')).toBe(null);
  await saved();
  expect(await stored()).toBe('Theirs again');
});

test('whoever comes back to the page while it is still being saved finds it, with what was typed', async () => {
  const { tap, onCall } = await openValue(api, HEADLINE);
  const line = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  onCall(/^PATCH \/api\/content$/, async (forward) => {
    await line.promise;
    const answer = await forward();
    answered.resolve();
    return answer;
  });
  fill(await headline('English'), 'Typed and left');
  await tap(screen.getByText('Leads', { selector: 'a *, a' }));
  await screen.findByRole('heading', { level: 1, name: 'Leads' });
  // The page is read while the answer to the saving comes.
  const asked = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  onCall(/^GET \/api\/content$/, async (forward) => {
    const answer = await forward();
    asked.resolve();
    await read.promise;
    return answer;
  });
  await tap(screen.getByText('Website', { selector: 'a *, a' }));
  await asked.promise;
  line.resolve();
  await answered.promise;
  read.resolve();
  await saved();
  const title = await inSite('h1');
  await waitFor(() => expect(wordsOf(title)).toBe('Typed and left'));
  expect(await stored()).toBe('Typed and left');
});

test('what the gallery says while it has no photos is tapped like any other text', async () => {
  await openWebsite(api, '?page=gallery');
  tapInSite(await inSite('p', content.gallery.empty.en));
  await sheet().findByText(/^Gallery › /);
});

test('Back closes what is open, opens nothing that was closed, and then leaves', async () => {
  const { tap } = await openWebsite(api);
  await tap(screen.getByText('Profile', { selector: 'a *, a' }));
  await screen.findByText('Welcome', { selector: 'h1' });
  await tap(screen.getByText('Website', { selector: 'a *, a' }));
  const tapTitle = async () => {
    fireEvent.wheel(document);
    tapInSite(await inSite('h1'));
    await headline('English');
  };
  await tapTitle();
  history.back();
  await isClosed();
  await tapTitle();
  await tapTitle();
  await tap(close());
  await isClosed();

  const { headline: words } = content.home.hero;
  const searchBox = () => sheet().getByLabelText('Search for words, in English or Tamil');
  const findHeadline = async () =>
    (await sheet().findByText(words.en, { selector: 'a span' })).closest('a') as Element;
  await tap(screen.getByLabelText('Search'));
  fill(searchBox(), words.en);
  await waitFor(() => expect(sheet().queryByText('Show all that can be changed')).toBe(null));
  await tap(await findHeadline());
  await headline('English');
  await tap(close());
  // A text that was found is closed to what was found with it.
  await waitFor(() => expect(typedIn(searchBox())).toBe(words.en));
  await isFocused(await findHeadline());
  history.forward();
  await headline('English');
  await tap(close());
  await waitFor(searchBox);
  await tap(close());
  await isClosed();
  history.back();
  await screen.findByText('Welcome', { selector: 'h1' });
});

test('what is typed when the session ends is saved after the next sign-in, which leads back to it', async () => {
  const { tap, onCall } = await openValue(api, HEADLINE);
  onCall(/^PATCH \/api\/content$/, async () => refusal(401));
  fill(await headline('English'), 'Over the end');
  await screen.findByText(/^Your session has ended\./);
  onCall(/^PATCH \/api\/content$/, (forward) => forward());
  onCall(/accounts:query$/, async () => Response.json({ userInfo: [{ email: admin.email }] }));
  await tap(screen.getByText('Sign in again'));
  await tap(await screen.findByRole('button', { name: 'Sign in with Google' }));
  await tap(await screen.findByRole('button', { name: admin.email }));
  await screen.findByLabelText('Change');
  expect(typedIn(await headline('English'))).toBe('Over the end');
  await isStored('Over the end');
});
