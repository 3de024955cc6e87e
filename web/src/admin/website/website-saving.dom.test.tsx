import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sharedTestApi } from '../../../../functions/test/test-api.ts';
import { WebsiteServer } from '../../../../functions/test/website-server.ts';
import { fill, typedIn } from '../../../test/fields.ts';
import {
  headline,
  inSite,
  openValue,
  saved,
  sheet,
  wordsOf,
} from '../../../test/website-editor.ts';

const HEADLINE = 'home.hero.headline';

const api = await sharedTestApi();
const server = new WebsiteServer(api.asAdmin);

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
