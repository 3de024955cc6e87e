import { type Content, shipped } from '@theni/content';
import type { ContentResponse, Publication } from '@theni/contract';
import { beforeEach, expect, test } from 'vitest';
import { FakePublisher } from '../../test/fake-dependencies.ts';
import { failAfter } from '../../test/fault-injection.ts';
import { samplePost } from '../../test/sample-post.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import type { PublishDependencies } from '../dependencies.ts';
import { LEASE_MS } from './lease.ts';
import { publish } from './publish.ts';
import { publishedContentOf } from './published-content.ts';
import { HostingError } from './publisher.ts';

const clock = testClock();
const publisher = new FakePublisher();
const api = await sharedTestApi({ publisher, now: clock.now });
const { content, releases } = api.dependencies;

beforeEach(() => Object.assign(publisher, new FakePublisher()));

function named(name: string): Content {
  return { ...shipped, company: { ...shipped.company, name: { en: name, ta: name } } };
}

async function typed(name: string): Promise<number> {
  const saved = await content.saveDraft(named(name), undefined);
  return 'Version' in saved ? saved.Version : 0;
}

const publishing = (version: number) =>
  api.asAdmin('POST', '/content/publish', undefined, { 'If-Match': `"${version}"` });
const look = () => api.asAdmin('GET', '/content/publish');
const outcome = async (): Promise<Publication | null> => (await look()).json();
const told = async (): Promise<ContentResponse<Content>> =>
  (await api.asAdmin('GET', '/content')).json();
const liveName = () => publisher.releases.at(-1)?.content?.company.name.en;

test('publishing makes the draft what visitors read, and says since when', async () => {
  const version = await typed(' Sample & Sons ');
  const response = await publishing(version);
  expect(response.status).toBe(200);
  const PublishedAt = clock.now().toISOString();
  expect(await response.json()).toEqual({ Version: version, PublishedAt });
  expect(liveName()).toBe('Sample & Sons');
  expect(await told()).toMatchObject({
    Published: named('Sample & Sons'),
    PublishedVersion: version,
    PublishedAt,
    Publication: { Step: 'done', Result: 'published', Message: null, StartedAt: PublishedAt },
  });
});

test('while it goes on, the admin reads how far it is', async () => {
  const steps: unknown[] = [];
  publisher.before = async (step) => {
    const { Publication } = await told();
    steps.push([step, Publication?.Step, Publication?.Result]);
  };
  await publishing(await typed('Sample & Sons'));
  expect(steps).toEqual([
    ['live', 'checking', 'running'],
    ['clean up', 'checking', 'running'],
    ['prepare', 'checking', 'running'],
    ['page', 'checking', 'running'],
    ['page', 'rendering', 'running'],
    ['page', 'rendering', 'running'],
    ['live', 'releasing', 'running'],
    ['release', 'releasing', 'running'],
  ]);
});

test('another tab that was faster stops the publication', async () => {
  const version = await typed('First tab');
  await typed('Second tab');
  const response = await publishing(version);
  expect(response.status).toBe(412);
  expect(await response.json()).toMatchObject({ version: version + 1 });
  expect(publisher.releases).toHaveLength(1);
});

test('a draft that lacks something is not published, and all that it lacks is told at once', async () => {
  const half = structuredClone(shipped);
  half.home.hero.headline.ta = '';
  half.company.email = 'office';
  const saved = await content.saveDraft(half, undefined);
  const response = await publishing('Version' in saved ? saved.Version : 0);
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual([
    { path: 'company.email', message: 'must look like office@example.com' },
    { path: 'home.hero.headline.ta', message: 'is missing' },
  ]);
  expect((await told()).Publication).toMatchObject({ Step: 'checking', Result: 'failed' });
  expect(publisher.releases).toHaveLength(1);
});

test('a real site does not go live with samples', async () => {
  const { Version } = await content.draft();
  await expect(
    publish({ ...api.dependencies, isDemo: false }, { Version, Content: shipped }),
  ).rejects.toMatchObject({
    status: 422,
    errors: expect.arrayContaining([{ path: 'company.phones.0', message: 'is still the sample' }]),
  });
});

test('while one publication runs, another is refused', async () => {
  const version = await typed('Sample & Sons');
  const statuses: number[] = [];
  publisher.before = async (step) => {
    if (step === 'prepare') statuses.push((await publishing(version)).status);
  };
  expect((await publishing(version)).status).toBe(200);
  expect(statuses).toEqual([409]);
  expect(publisher.releases).toHaveLength(2);
});

test.each<[string, () => void]>([
  ['of another build', () => Object.assign(publisher, { buildId: 'the next build' })],
  ['not deployed', () => publisher.releases.splice(0)],
])('nothing is published on a site that is %s', async (_what, change) => {
  change();
  const releases = publisher.releases.length;
  expect((await publishing(await typed('Sample & Sons'))).status).toBe(409);
  expect(publisher.releases).toHaveLength(releases);
});

test('pages that a deployment has made live meanwhile stay', async () => {
  const deployed = {
    version: 'deployed',
    buildId: 'the next build',
    release: undefined,
  };
  publisher.before = (step) => {
    if (step === 'prepare') publisher.releases.push({ ...deployed, content: undefined, shown: [] });
  };
  expect((await publishing(await typed('Sample & Sons'))).status).toBe(409);
  expect(publisher.releases.at(-1)).toMatchObject(deployed);
});

test('a publication that Google makes wait for minutes ends with a sentence, and the site is as it was', async () => {
  const version = await typed('Sample & Sons');
  publisher.before = (step) => {
    if (step === 'prepare') clock.pass(241_000);
  };
  const response = await publishing(version);
  expect([response.status, (await told()).Publication?.Result]).toEqual([503, 'failed']);
  expect(publisher.releases).toHaveLength(1);
});

test('versions that were never released and cannot be deleted keep nothing from being published', async () => {
  publisher.before = (step) => {
    if (step === 'clean up') throw new HostingError('busy', 503);
  };
  expect((await publishing(await typed('Sample & Sons'))).status).toBe(200);
});

test('a publication whose pages take minutes keeps its lease', async () => {
  const version = await typed('Sample & Sons');
  const begun: number[] = [];
  publisher.before = async (step) => {
    if (step !== 'page') return;
    clock.pass(LEASE_MS - 1);
    begun.push((await publishing(version)).status);
    expect((await told()).Publication?.Result).toBe('running');
  };
  expect((await publishing(version)).status).toBe(200);
  expect(begun).toEqual([409, 409, 409]);
});

test('a publication that was stopped for longer than its lease goes on where nobody has taken that', async () => {
  publisher.before = (step) => {
    if (step === 'prepare') clock.pass(2 * LEASE_MS);
  };
  expect((await publishing(await typed('Sample & Sons'))).status).toBe(200);
  expect((await told()).Publication?.Result).toBe('published');
});

test.each([
  ['its pages are made', 'prepare', 1],
  ['it is about to go live', 'live', 2],
])('a publication that loses its lease while %s releases nothing', async (_when, at, times) => {
  const version = await typed('Sample & Sons');
  let left = times;
  publisher.before = async (step) => {
    if (step !== at || --left !== 0) return;
    clock.pass(LEASE_MS + 1);
    const Until = new Date(clock.now().getTime() + LEASE_MS).toISOString();
    expect(await releases.takeLease({ Holder: 'another', Until }, clock.now())).toBe(true);
  };
  expect((await publishing(version)).status).toBe(409);
  expect(publisher.releases).toHaveLength(1);
  const { Lease } = await releases.state();
  expect(Lease?.Holder).toBe('another');
});

test.each([
  [403, 500],
  [409, 409],
  [429, 503],
  [500, 503],
  [undefined, 503],
])(
  'a release that Google refuses with %s leaves the site as it was, and can be tried again at once',
  async (status, answered) => {
    const version = await typed('Sample & Sons');
    for (const failing of ['live', 'prepare', 'release']) {
      publisher.before = (step) => {
        if (step === failing) throw new HostingError('refused', status);
      };
      const response = await publishing(version);
      expect([failing, response.status]).toEqual([failing, answered]);
      const { PublishedVersion, Publication } = await told();
      expect(PublishedVersion).toBe(1);
      expect(Publication).toMatchObject({ Result: 'failed', Message: expect.stringMatching(/\w/) });
      expect(publisher.releases).toHaveLength(1);
    }
    publisher.before = () => {};
    expect((await publishing(version)).status).toBe(200);
  },
);

test('a release that came to pass without a response is a success', async () => {
  publisher.losesResponse = true;
  expect((await publishing(await typed('Sample & Sons'))).status).toBe(200);
  expect((await told()).Published?.company.name.en).toBe('Sample & Sons');
});

/** Publishes, and calls of the stores are told to `fault`, which may throw in their place. */
async function publishWith(issue: (call: string) => void, draft: number) {
  const issuey = <T extends object>(store: T, name: string) =>
    new Proxy(store, {
      get(target, method) {
        const value = Reflect.get(target, method, target);
        if (typeof value !== 'function') return value;
        return async (...requested: unknown[]) => {
          issue(`${name}.${String(method)}`);
          return value.apply(target, requested);
        };
      },
    });
  const { layoutVersions } = api.dependencies;
  return publish(
    {
      ...api.dependencies,
      releases: issuey(releases, 'releases'),
      layoutVersions: issuey(layoutVersions, 'projects'),
    },
    { Version: draft, Content: (await content.draft()).Content },
  );
}

test.each(['releases.setLive', 'projects.setPublished'])(
  'a database that fails once at %s, when the pages are live, is asked again',
  async (failing) => {
    const version = await typed('Sample & Sons');
    let failures = 0;
    const issue = (call: string) => {
      if (call === failing && publisher.releases.length > 1 && failures++ === 0)
        throw new Error('busy');
    };
    await expect(publishWith(issue, version)).resolves.toMatchObject({ Version: version });
    expect(await told()).toMatchObject({
      PublishedVersion: version,
      Publication: { Result: 'published' },
    });
  },
);

test.each(['releases.setLive', 'projects.setPublished'])(
  'where the pages are live and %s fails, the admin reads that they are, and a look puts it right',
  async (failing) => {
    const version = await typed('Sample & Sons');
    const issue = (call: string) => {
      if (call === failing && publisher.releases.length > 1) throw new Error('busy');
    };
    const message = expect.stringContaining('The new pages are live');
    await expect(publishWith(issue, version)).rejects.toMatchObject({ status: 503, message });
    expect(liveName()).toBe('Sample & Sons');
    expect((await told()).Publication?.Result).toBe('unknown');

    expect(await outcome()).toMatchObject({ Step: 'done', Result: 'published', Message: null });
    expect(await told()).toMatchObject({
      PublishedVersion: version,
      Published: named('Sample & Sons'),
      Publication: { Result: 'published', Message: null },
    });
  },
);

test.each([
  [true, 'published'],
  [false, 'failed'],
])(
  'of a publication of which Google says nothing more, the next look tells: released %s, so it %s',
  async (comesToPass, Result) => {
    const version = await typed('Sample & Sons');
    publisher.losesResponse = true;
    let isSilent = false;
    publisher.before = (step) => {
      if (step === 'release') {
        isSilent = true;
        if (!comesToPass) throw new HostingError('no answer');
      }
      if (step === 'live' && isSilent) throw new HostingError('no answer');
    };
    const response = await publishing(version);
    expect([response.status, (await response.json()).detail]).toEqual([
      503,
      expect.stringContaining('did not say whether the new pages are live'),
    ]);
    expect((await look()).status).toBe(503);
    expect((await told()).Publication?.Result).toBe('unknown');
    isSilent = false;
    expect((await outcome())?.Result).toBe(Result);
    expect((await told()).PublishedVersion).toBe(comesToPass ? version : 1);
  },
);

test.each([
  ['rendering', 'failed'],
  ['releasing', 'unknown'],
] as const)('a publication that was cut short while %s reads as %s', async (Step, Result) => {
  const Until = new Date(clock.now().getTime() + LEASE_MS).toISOString();
  const lease = { Holder: 'dead', Until };
  const StartedAt = clock.now().toISOString();
  const begun = { Id: 'dead', Done: 0, Of: 0, Message: null, StartedAt };
  const running = { ...begun, Step, Result: 'running' } as const;
  await releases.takeLease(lease, clock.now(), running);
  expect((await told()).Publication).toEqual(running);
  expect((await look()).status).toBe(409);
  clock.pass(LEASE_MS + 1);
  expect((await told()).Publication).toMatchObject({ Step, Result });
  expect((await outcome())?.Result).toBe('failed');
});

test('before anything was published there is no outcome', async () => {
  expect(await outcome()).toBeNull();
});

test('the same words published again, with other layouts, keep what they changed', async () => {
  const version = await typed('Sample & Sons');
  await publishing(version);
  clock.pass(1);
  await publishing(version);
  expect(await releases.versions()).toMatchObject([
    { Version: version, Changed: ['company.name'] },
    { Version: 1 },
  ]);
});

/** Publishes in a process that dies before its call number `calls` to the database or to Hosting. */
async function crashAfter(calls: number): Promise<boolean> {
  const life = { count: calls };
  const crashing: PublishDependencies = {
    ...api.dependencies,
    releases: failAfter(releases, life),
    publisher: failAfter(publisher, life),
  };
  return publish(crashing, await content.draft()).then(
    () => true,
    () => false,
  );
}

test('wherever a publication dies, the site is wholly old or wholly new, and the next one publishes', async () => {
  let calls = 0;
  for (let isDone = false; !isDone; calls += 1) {
    const before = liveName() ?? shipped.company.name.en;
    const ended = (await told()).Publication?.Id;
    await typed(`Name ${calls}`);
    isDone = await crashAfter(calls);
    expect([before, `Name ${calls}`]).toContain(liveName() ?? before);

    clock.pass(LEASE_MS + 1);
    const isNew = liveName() === `Name ${calls}`;
    const found = await outcome();
    if (found?.Id !== ended) expect(found?.Result).toBe(isNew ? 'published' : 'failed');
    expect((await told()).Published?.company.name.en).toBe(isNew ? `Name ${calls}` : before);
    const next = await typed(`Next ${calls}`);
    expect((await publishing(next)).status).toBe(200);
    expect(liveName()).toBe(`Next ${calls}`);
    expect(await told()).toMatchObject({ Published: named(`Next ${calls}`) });
    const stored = await api.firestore.collection('releases').get();
    expect(stored.docs.filter((record) => record.get('LiveAt') === null)).toEqual([]);
  }
  expect(calls).toBeGreaterThan(10);
});

test('a publication that died after its release is known as the published one to the next, whatever becomes of that', async () => {
  const version = await typed('Sample & Sons');
  let died = false;
  const crashing: PublishDependencies = {
    ...api.dependencies,
    releases: new Proxy(releases, {
      get: (target, name) => {
        if (died) throw new Error('The process is gone.');
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    publisher: {
      buildId: publisher.buildId,
      live: () => publisher.live(),
      prepare: (...requested) => publisher.prepare(...requested),
      cleanUp: () => publisher.cleanUp(),
      release: async (prepared) => {
        await publisher.release(prepared);
        died = true;
      },
    },
  };
  await expect(publish(crashing, await content.draft())).rejects.toThrow();
  expect((await told()).PublishedVersion).toBe(1);
  clock.pass(LEASE_MS + 1);

  publisher.before = (step) => {
    if (step === 'prepare') throw new HostingError('busy', 503);
  };
  expect((await publishing(version)).status).toBe(503);
  expect(await told()).toMatchObject({
    PublishedVersion: version,
    Published: named('Sample & Sons'),
  });
});

test('a version that was rolled back to on Hosting alone is known as the published one, too', async () => {
  const [first, second] = [await typed('First'), await typed('Second')];
  await publishing(first).then(({ status }) => expect(status).toBe(412));
  await publishing(second);
  await publishing(await typed('Third'));
  publisher.releases.push({ ...publisher.releases[1], version: 'rolled back' } as never);
  publisher.before = (step) => {
    if (step === 'prepare') throw new HostingError('busy', 503);
  };
  await publishing(await typed('Fourth'));
  expect(await told()).toMatchObject({ PublishedVersion: second, Published: named('Second') });
});

test('mails say what is published, half a minute late at most, and with one read meanwhile', async () => {
  let reads = 0;
  const store = {
    state: () => {
      reads += 1;
      return releases.state();
    },
    published: () => releases.published(),
  };
  const published = publishedContentOf(store, shipped, clock.now);
  expect((await published()).company.name.en).toBe(shipped.company.name.en);
  await publishing(await typed('Sample & Sons'));
  clock.pass(29_999);
  const many = await Promise.all(Array.from({ length: 50 }, () => published()));
  expect(many.at(-1)?.company.name.en).toBe(shipped.company.name.en);
  expect(reads).toBe(1);
  clock.pass(1);
  await Promise.all(Array.from({ length: 50 }, () => published()));
  expect((await published()).company.name.en).toBe('Sample & Sons');
  expect(reads).toBe(2);
});

test('a draft is told to nobody: a mail bears the published name', async () => {
  await typed('A draft');
  await api.send(samplePost());
  expect(api.mailService.taken.at(-1)?.from.name).toBe(shipped.company.name.en);
});

test('while the database is silent, mails say what they said', async () => {
  let silent = false;
  const store = {
    state: async () => {
      if (silent) throw new Error('silent');
      return releases.state();
    },
    published: () => releases.published(),
  };
  const published = publishedContentOf(store, shipped, clock.now);
  const before = await published();
  silent = true;
  clock.pass(60_000);
  expect(await published()).toBe(before);
  await expect(publishedContentOf(store, shipped, clock.now)()).rejects.toThrow('silent');
});
