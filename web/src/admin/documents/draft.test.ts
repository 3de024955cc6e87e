import { type Content, shipped } from '@theni/content';
import type { Difference } from '@theni/contract/tree';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminApiError, ConnectionError } from '../api/errors.ts';
import { Draft, type DraftResponse } from './draft.ts';
import { withChanges } from './local-draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server with one draft, and a tab that has it open. */
function openTab() {
  const server = {
    content: structuredClone(shipped),
    version: 1,
    puts: 0,
    isAway: false,
    losesResponses: false,
  };
  const respond = (): DraftResponse<Content> => ({
    Content: structuredClone(server.content),
    Version: server.version,
  });
  let kept: Difference[] = [];
  const dependencies = {
    get: async () => {
      if (server.isAway) throw new ConnectionError('away');
      return respond();
    },
    put: async (content: Content, version: number) => {
      if (server.isAway) throw new ConnectionError('away');
      if (version !== server.version) throw new AdminApiError(412, 'Another tab was faster.');
      server.puts += 1;
      server.content = structuredClone(content);
      server.version += 1;
      if (server.losesResponses) throw new ConnectionError('lost');
      return respond();
    },
    guard: () => [],
    check: ({ home, people }: Content) => {
      const message = 'has room for 500 letters';
      const texts = people.jointDirectors.map(({ name }, at) => [
        `people.jointDirectors.${at}.name.en`,
        // What the server has nothing of is no text.
        name?.en ?? 'x'.repeat(501),
      ]);
      return [['home.hero.headline.en', home.hero.headline.en], ...texts]
        .filter(([, text = '']) => text.length > 500)
        .map(([path = '']) => ({ path, message }));
    },
    keep: (changes: Difference[]) => {
      kept = structuredClone(changes);
    },
    onSessionEnd: () => {},
  };
  const open = () => {
    const tab = new Draft<Content>(respond(), withChanges(respond().Content, kept), dependencies);
    tab.open();
    return tab;
  };
  return { server, tab: open(), open, kept: () => kept };
}

/** As its field does. */
function type(tab: Draft<Content>, edit: (content: Content) => void): void {
  const content = structuredClone(tab.mine);
  edit(content);
  tab.edit(content);
}

const setHeadline = (text: string) => (content: Content) => {
  content.home.hero.headline.en = text;
};

test('200 letters in a row are saved once, a second after the last of them', async () => {
  const { server, tab } = openTab();
  for (let letter = 1; letter <= 200; letter += 1) type(tab, setHeadline('x'.repeat(letter)));
  await vi.advanceTimersByTimeAsync(999);
  expect(server.puts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.puts).toBe(1);
  expect(server.content.home.hero.headline.en).toHaveLength(200);
  expect(tab.state.saving).toBe('saved');
});

test('beside a text that is too long all else is saved, and that text is kept on the device', async () => {
  const { server, tab, open, kept } = openTab();
  type(tab, setHeadline('x'.repeat(501)));
  type(tab, (content) => {
    content.home.hero.button.en = 'Call us';
  });
  expect(await tab.save()).toBe(false);
  expect(tab.state).toMatchObject({
    saving: 'refused',
    issues: [{ path: 'home.hero.headline.en' }],
  });
  expect(server.content.home.hero.button.en).toBe('Call us');
  expect(server.content.home.hero.headline).toEqual(shipped.home.hero.headline);
  expect(kept()).toHaveLength(1);
  expect(open().mine.home.hero.headline.en).toHaveLength(501);
  type(tab, setHeadline('shorter'));
  expect(await tab.save()).toBe(true);
  expect(server.content.home.hero.headline.en).toBe('shorter');
});

const tooLong = { en: 'x'.repeat(501), ta: '' };

/** Another joint director of this name. */
function addDirector(people: Content['people'], en: string, at = people.jointDirectors.length) {
  const [first] = shipped.people.jointDirectors;
  if (!first) throw new Error('There is no joint director.');
  people.jointDirectors.splice(at, 0, { ...first, name: { en, ta: '' } });
}

const namesIn = ({ people }: Content) => people.jointDirectors.map(({ name }) => name.en);
const shippedNames = namesIn(shipped);
const [one = '', other = ''] = shippedNames;

test.each([0, 1, 2])(
  'beside a new element of a list at %i that is refused all else is saved, of the list too, and the element is kept on the device',
  async (at) => {
    const { server, tab, open, kept } = openTab();
    type(tab, (content) => {
      content.company.name.en = 'Another name';
      addDirector(content.people, tooLong.en, at);
      addDirector(content.people, 'Asha');
    });
    await vi.runAllTimersAsync();
    expect(server.content.company.name.en).toBe('Another name');
    expect(namesIn(server.content)).toEqual([one, other, 'Asha']);
    expect(tab.state).toMatchObject({
      saving: 'refused',
      issues: [{ path: `people.jointDirectors.${at}.name.en` }],
    });
    expect(kept().map(({ path }) => path)).toEqual(['people.jointDirectors']);
    expect(namesIn(open().mine)).toEqual([one, other, 'Asha'].toSpliced(at, 0, tooLong.en));
  },
);

test('beside a new element that is refused, what is typed later for the others is saved, and the element itself once it is right', async () => {
  const { server, tab } = openTab();
  type(tab, ({ people }) => addDirector(people, tooLong.en));
  await vi.runAllTimersAsync();
  type(tab, ({ people }) => {
    for (const person of people.jointDirectors.slice(0, 1)) person.name.en = 'Asha';
  });
  await vi.runAllTimersAsync();
  expect(namesIn(server.content)).toEqual(['Asha', other]);
  type(tab, ({ people }) => {
    for (const person of people.jointDirectors.slice(2)) person.name.en = 'Banu';
  });
  await vi.runAllTimersAsync();
  expect(namesIn(server.content)).toEqual(['Asha', other, 'Banu']);
  expect(tab.state.saving).toBe('saved');
});

test('of a list that has grown, a text that is refused keeps what the server has beside new elements that are saved', async () => {
  const { server, tab } = openTab();
  type(tab, ({ people }) => {
    for (const person of people.jointDirectors.slice(0, 1)) person.name = tooLong;
    addDirector(people, tooLong.en);
    addDirector(people, 'Asha');
  });
  await vi.runAllTimersAsync();
  expect(namesIn(server.content)).toEqual([one, other, 'Asha']);
});

test('of a list whose elements have gone or moved, a text that is refused keeps what the server has, whoever it was of', async () => {
  const { server, tab } = openTab();
  type(tab, ({ people }) => {
    people.jointDirectors.shift();
    for (const person of people.jointDirectors) person.name = tooLong;
  });
  await vi.runAllTimersAsync();
  expect(namesIn(server.content)).toEqual(shippedNames);
});

test('what is typed while a save is under way is saved with the next one', async () => {
  const { server, tab } = openTab();
  type(tab, setHeadline('first'));
  const saving = tab.save();
  type(tab, setHeadline('second'));
  await saving;
  expect(server.content.home.hero.headline.en).toBe('second');
  expect(server.puts).toBe(2);
});

test('without the server all is on the device, and comes to it with the next attempt', async () => {
  const { server, tab, kept } = openTab();
  server.isAway = true;
  type(tab, setHeadline('mine'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.state.saving).toBe('kept');
  expect(kept()).toMatchObject([{ path: 'home.hero.headline.en', after: 'mine' }]);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.content.home.hero.headline.en).toBe('mine');
  expect(kept()).toEqual([]);
});

test('what was kept when the tab was closed meets what another tab has saved since', async () => {
  const { server, tab, open } = openTab();
  server.isAway = true;
  type(tab, setHeadline('mine'));
  await vi.advanceTimersByTimeAsync(1000);
  tab.close();
  server.isAway = false;
  setHeadline('theirs')(server.content);
  server.content.home.hero.description.en = 'theirs too';
  server.version += 1;

  const later = open();
  expect(later.state.conflict?.paths).toEqual(['home.hero.headline.en']);
  expect(later.mine.home.hero).toMatchObject({
    headline: { en: 'mine' },
    description: { en: 'theirs too' },
  });
  later.choose('home.hero.headline.en', 'mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.content.home.hero).toMatchObject({
    headline: { en: 'mine' },
    description: { en: 'theirs too' },
  });
});

test('a save whose response was lost is no conflict with itself', async () => {
  const { server, tab } = openTab();
  type(tab, setHeadline('mine'));
  setHeadline('mine')(server.content);
  server.version += 1;
  await tab.save();
  expect(tab.state).toMatchObject({ saving: 'saved', conflict: undefined, version: 2 });
});

test.each<[string, (people: Content['people']['jointDirectors']) => void]>([
  ['removed', (people) => people.pop()],
  ['moved', (people) => people.reverse()],
])('a person %s here and renamed there is a conflict over the whole list', async (_, change) => {
  const { server, tab } = openTab();
  const { jointDirectors } = server.content.people;
  for (const person of jointDirectors.slice(0, 1)) person.name.en = 'Asha';
  server.version += 1;
  type(tab, (content) => change(content.people.jointDirectors));
  await tab.save();
  expect(tab.state.conflict?.paths).toEqual(['people.jointDirectors']);
  expect(server.puts).toBe(0);
  tab.choose('people.jointDirectors', 'theirs');
  await vi.advanceTimersByTimeAsync(0);
  expect(tab.mine.people.jointDirectors).toEqual(jointDirectors);
  expect(tab.state.saving).toBe('saved');
});

test.each([0, 1])(
  'what was typed offline for person %i, whom another tab has removed since, is shown beside its list',
  async (at) => {
    const { server, tab, open } = openTab();
    server.isAway = true;
    type(tab, ({ people }) => {
      for (const person of people.jointDirectors.slice(at, at + 1)) person.name.en = 'Asha';
    });
    await vi.advanceTimersByTimeAsync(1000);
    tab.close();
    server.isAway = false;
    server.content.people.jointDirectors.splice(at, 1);
    server.version += 1;

    const later = open();
    expect(later.state.conflict?.paths).toEqual(['people.jointDirectors']);
    expect(later.mine.people.jointDirectors[at]?.name.en).toBe('Asha');
    expect(later.mine.people.jointDirectors).toHaveLength(2);
    await later.save();
    expect(server.puts).toBe(0);
  },
);

test('what was typed offline for one person is put together with what another tab has said of the next', async () => {
  const { server, tab, open } = openTab();
  const [one, other] = server.content.people.jointDirectors;
  server.isAway = true;
  type(tab, ({ people }) => {
    for (const person of people.jointDirectors.slice(0, 1)) person.name.en = 'Asha';
  });
  await vi.advanceTimersByTimeAsync(1000);
  tab.close();
  server.isAway = false;
  if (other) other.phone = '+91 00000 00020';
  server.version += 1;

  const later = open();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.state.conflict).toBeUndefined();
  expect(server.content.people.jointDirectors).toEqual([
    { ...one, name: { ...one?.name, en: 'Asha' } },
    other,
  ]);
});

test('a response that was lost is no other tab, whatever is typed meanwhile', async () => {
  const { server, tab } = openTab();
  server.losesResponses = true;
  type(tab, setHeadline('First'));
  await tab.save();
  server.losesResponses = false;
  type(tab, setHeadline('First and second'));
  await vi.runAllTimersAsync();
  expect(tab.state).toMatchObject({ saving: 'saved', conflict: undefined });
  expect(server.content.home.hero.headline.en).toBe('First and second');
});

test('a text that is taken back after the page was left without a connection does not return', async () => {
  const { server, tab, open } = openTab();
  const before = server.content.home.hero.headline.en;
  server.isAway = true;
  type(tab, setHeadline('Not meant'));
  tab.close();
  await vi.advanceTimersByTimeAsync(0);
  const later = open();
  expect(later.mine.home.hero.headline.en).toBe('Not meant');
  type(later, setHeadline(before));
  server.isAway = false;
  await vi.runAllTimersAsync();
  expect(later.state.saving).toBe('saved');
  expect(server.content.home.hero.headline.en).toBe(before);
});
