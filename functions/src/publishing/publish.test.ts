import { shipped } from '@theni/content';
import type { ContentResponse, Publication } from '@theni/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageError } from '../../../web/build/page-error.ts';
import { FakeHosting } from '../../test/fake-dependencies.ts';
import { sharedTestApi, testClock } from '../../test/test-api.ts';
import { HttpProblem } from '../http/problem.ts';
import { PUBLICATION_LEASE_MS } from './live-state.ts';
import { LATEST_RELEASE_MS, publish } from './publish.ts';

const clock = testClock();
const hosting = new FakeHosting();
const api = await sharedTestApi({ hosting, now: clock.now });
const { contentDraft, liveState, releases } = api.dependencies;

beforeEach(() => Object.assign(hosting, new FakeHosting()));

const called = (name: string) => ({ 'company.name': { en: name, ta: name } });
const type = (name: string) => contentDraft.change({ changes: called(name) });
const publishing = () => api.asAdmin('POST', '/content/publish');
const look = () => api.asAdmin('GET', '/content/publish');
const outcome = async (): Promise<Publication | null> => (await look()).json();
const readContent = async (): Promise<ContentResponse> =>
  (await api.asAdmin('GET', '/content')).json();
const liveName = () => hosting.releases.at(-1)?.content?.company.name.en;
const failAt = (step: string, error: Error = new HttpProblem(503, 'refused')) => {
  hosting.before = (each) => {
    if (each === step) throw error;
  };
};

test('publishing makes the draft what visitors read, and says since when', async () => {
  await type(' Sample & Sons ');
  const response = await publishing();
  const publishedAt = clock.now().toISOString();
  expect([response.status, await response.json()]).toEqual([200, { skipped: [] }]);
  expect(liveName()).toBe('Sample & Sons');
  expect(await readContent()).toMatchObject({
    published: called('Sample & Sons'),
    publishedAt,
  });
  expect(await outcome()).toMatchObject({ result: 'published', texts: ['company.name'] });
});

test('a draft that is saved while a publication waits for its turn is what goes live', async () => {
  await type('Older');
  const takeLease = liveState.takeLease.bind(liveState);
  vi.spyOn(liveState, 'takeLease').mockImplementationOnce(async (...args) => {
    await type('Newer');
    return takeLease(...args);
  });
  expect((await publishing()).status).toBe(200);
  expect(liveName()).toBe('Newer');
});

test('an incomplete draft is not published, and all that it lacks is named at once', async () => {
  await contentDraft.change({
    changes: {
      'home.hero.headline': { en: 'Plots', ta: '' },
      'company.email': 'office',
      'home.hero.picture': { file: '11111111-1111-4111-8111-111111111111', x: 50, y: 50 },
    },
  });
  const response = await publishing();
  expect([response.status, (await response.json()).errors]).toEqual([
    422,
    [
      { path: 'company.email', message: 'must look like office@example.com' },
      { path: 'home.hero.headline.ta', message: 'is missing' },
      { path: 'home.hero.picture', message: expect.stringContaining('This file no longer exists') },
    ],
  ]);
  expect(hosting.releases).toHaveLength(1);
  // Whoever comes back reads it again.
  expect(await outcome()).toMatchObject({ result: 'failed', textErrors: { length: 3 } });
});

test('while one publication runs another is refused, and the admin reads so', async () => {
  const seen: unknown[] = [];
  hosting.before = async (step) => {
    if (step !== 'prepare') return;
    seen.push((await publishing()).status, (await outcome())?.result);
  };
  expect((await publishing()).status).toBe(200);
  expect(seen).toEqual([409, 'running']);
  expect(hosting.releases).toHaveLength(2);
});

test.each([
  [409, new HttpProblem(409, 'another build')],
  [503, new HttpProblem(503, 'refused')],
  [500, new Error('a bug')],
])(
  'a release that fails with %s leaves the site as it was, says why also later, and can be tried again at once',
  async (status, error) => {
    await type('Sample & Sons');
    for (const step of ['liveReleaseId', 'prepare', 'release']) {
      failAt(step, error);
      const response = await publishing();
      expect([step, response.status]).toEqual([step, status]);
      expect((await readContent()).published).toEqual({});
      const { detail: message } = await response.json();
      expect((await liveState.get()).publication).toMatchObject({ result: 'failed', message });
      expect(hosting.releases).toHaveLength(1);
    }
    hosting.before = () => {};
    expect((await publishing()).status).toBe(200);
  },
);

test('a page that cannot be made stops the publication, which names it and the text to blame', async () => {
  await type('Sample & Sons');
  for (const textPath of ['company.name', undefined]) {
    const culprit = textPath === undefined ? {} : { textPath };
    failAt('prepare', new PageError('/ta/about-us', new Error('a bug'), culprit));
    const response = await publishing();
    const message =
      'The page /ta/about-us could not be made. Undo your last change there, or ask your engineer.';
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      [{ path: textPath ?? '', message }],
    ]);
    expect(await outcome()).toMatchObject({ result: 'failed', message });
    expect(hosting.releases).toHaveLength(1);
  }
  hosting.before = () => {};
  expect((await publishing()).status).toBe(200);
});

test('of a release whose answer was lost the owner reads that it came to pass', async () => {
  await type('Sample & Sons');
  hosting.losesResponse = true;
  expect((await publishing()).status).toBe(200);
  expect(await outcome()).toMatchObject({ result: 'published', message: null });
  expect((await readContent()).published).toEqual(called('Sample & Sons'));
});

test('of many who look at once none reads that a publication failed which came to pass', async () => {
  await type('Sample & Sons');
  hosting.losesResponse = true;
  hosting.before = (step) => {
    if (step === 'liveReleaseId' && liveName() === 'Sample & Sons')
      throw new HttpProblem(503, 'no answer');
  };
  expect((await publishing()).status).toBe(503);
  hosting.before = () => {};
  const results = (await Promise.all(Array.from({ length: 5 }, outcome))).map(
    (publication) => publication?.result,
  );
  expect(results).not.toContain('failed');
  expect(await outcome()).toMatchObject({ result: 'published' });
});

test('a publication that comes after its lease was taken releases nothing', async () => {
  hosting.before = async (step) => {
    if (step !== 'prepare') return;
    clock.pass(PUBLICATION_LEASE_MS + 1);
    expect(await liveState.takeLease('another', clock.now())).toBe(true);
  };
  expect((await publishing()).status).toBe(409);
  expect(hosting.releases).toHaveLength(1);
  expect((await liveState.get()).lease?.holder).toBe('another');
});

test('a deployment that renews its lease is overtaken by nobody for as long again', async () => {
  expect(await liveState.takeLease('a deployment', clock.now())).toBe(true);
  clock.pass(PUBLICATION_LEASE_MS + 1);
  expect(await liveState.renewLease('a deployment', clock.now())).toBe(true);
  clock.pass(PUBLICATION_LEASE_MS - 1);
  expect((await publishing()).status).toBe(409);
  await liveState.endLease('a deployment');
  expect(await liveState.renewLease('a deployment', clock.now())).toBe(false);
});

test('a publication that has taken too long gives up while it still has its lease', async () => {
  expect(LATEST_RELEASE_MS).toBeLessThan(PUBLICATION_LEASE_MS);
  hosting.before = (step) => {
    if (step === 'prepare') clock.pass(LATEST_RELEASE_MS + 1);
  };
  expect((await publishing()).status).toBe(503);
  expect(hosting.releases).toHaveLength(1);
  expect(await outcome()).toMatchObject({ result: 'failed' });
});

test('a publication that wakes up late leaves the pointer and the records of another', async () => {
  hosting.before = async (step) => {
    if (step !== 'release') return;
    clock.pass(PUBLICATION_LEASE_MS + 1);
    expect(await liveState.takeLease('another', clock.now())).toBe(true);
    await releases.create(
      'another',
      { changes: {}, changed: [], changedLayouts: [], layouts: {}, shownStates: {} },
      clock.now(),
    );
  };
  expect((await publishing()).status).toBe(409);
  expect((await liveState.get()).releaseId).not.toBe((await liveState.get()).publication?.id);
  expect(await releases.find('another')).toBeDefined();
});

test('whoever looks how the last publication ended takes no lease and refuses none', async () => {
  expect((await publishing()).status).toBe(200);
  let looking: Promise<unknown> = Promise.resolve();
  const take = vi.spyOn(liveState, 'takeLease');
  for (let time = 0; time < 5; time += 1) {
    looking = look();
    expect((await publishing()).status).toBe(200);
    await looking;
  }
  expect(take).toHaveBeenCalledTimes(5);
});

/** A service that dies before its next call once `life.count` calls were made, and stays dead. */
function failAfter<Service extends object>(service: Service, life: { count: number }): Service {
  return new Proxy(service, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        life.count -= 1;
        if (life.count < 0) throw new Error('The process has crashed.');
        return value.apply(target, args);
      };
    },
  });
}

/** Publishes in a process that dies before its call number `calls`. */
function crashAfter(calls: number): Promise<boolean> {
  const life = { count: calls };
  const { layoutVersions } = api.dependencies;
  return publish({
    ...api.dependencies,
    releases: failAfter(releases, life),
    liveState: failAfter(liveState, life),
    layoutVersions: failAfter(layoutVersions, life),
    hosting: failAfter(hosting, life),
  }).then(
    () => true,
    () => false,
  );
}

test('a killed publication leaves the site wholly old or new, and the next one works', async () => {
  const seen = new Set<string>();
  let calls = 0;
  for (let isDone = false; !isDone; calls += 1) {
    const before = liveName() ?? shipped.company.name.en;
    const earlier = (await liveState.get()).publication?.id;
    await type(`Name ${calls}`);
    isDone = await crashAfter(calls);
    expect([before, `Name ${calls}`]).toContain(liveName() ?? before);

    clock.pass(PUBLICATION_LEASE_MS + 1);
    const isNew = liveName() === `Name ${calls}`;
    const found = await outcome();
    if (found?.id !== earlier) {
      expect(found?.result).toBe(isNew ? 'published' : 'failed');
      seen.add(isNew ? 'new' : 'old');
    }
    const name = (await readContent()).published?.['company.name'];
    expect(name ?? shipped.company.name).toMatchObject({ en: isNew ? `Name ${calls}` : before });
    await type(`Next ${calls}`);
    expect((await publishing()).status).toBe(200);
    expect(liveName()).toBe(`Next ${calls}`);
    expect((await readContent()).published).toEqual(called(`Next ${calls}`));
  }
  // While it renders, before its release, between release and pointer.
  expect([calls > 10, [...seen].sort()]).toEqual([true, ['new', 'old']]);
});

test('a rollback on Hosting alone is known as the published release', async () => {
  for (const name of ['First', 'Second']) {
    await type(name);
    await publishing();
  }
  hosting.releases.push(...hosting.releases.slice(1, 2));
  expect((await look()).status).toBe(200);
  expect((await readContent()).published).toEqual(called('First'));
});

test('a draft is told to nobody: a mail bears the published name', async () => {
  await type('A draft');
  expect((await releases.content()).company.name.en).toBe(shipped.company.name.en);
  await publishing();
  expect((await releases.content()).company.name.en).toBe('A draft');
});
