import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AdminApiError } from '../api/errors.ts';
import type { DeviceStorage } from '../device-storage.ts';
import { type Unsaved, type UnsavedValues, unsavedValues } from './unsaved-values.ts';

/** How the server treats the calls that come to it. */
const MOODS = ['well', 'away', 'broken', 'slow', 'never', 'answer lost'] as const;
type Mood = (typeof MOODS)[number];

const PATHS = ['headline', 'phone', 'people'] as const;
type Path = (typeof PATHS)[number];

/** Texts are numbered as they are typed; their last letter says how they fare. */
const FATES = { good: '', invalid: '!', refused: '?' };
type Fate = keyof typeof FATES;

const numberOf = (text: unknown) => Number.parseInt(String(text), 10);
const isRefused = (text: unknown) => String(text).endsWith(FATES.refused);

const SLOW_MS = 20_000;
/** After which a call ends by itself, as every call of the admin area. */
const LIMIT_MS = 30_000;

/** A browser with its tabs, and a server; nothing happens in it but by its own clock. */
class World {
  mood: Mood = 'well';
  isFull = false;
  refuses = isRefused;
  readonly stored = new Map<string, string>();
  /** What the server has, and all that it had at a path. */
  readonly server = new Map<string, string>();
  readonly saved = new Map<string, string[]>();
  calls = 0;
  tabs: Tab[] = [];
  #now = 0;
  #timers: { at: number; tab: Tab | undefined; task: () => void }[] = [];
  #locks: { tab: Tab; task: () => Promise<void> }[] = [];
  #isLocked = false;

  after(ms: number, tab: Tab | undefined, task: () => void): () => void {
    const timer = { at: this.#now + ms, tab, task };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    const next = () =>
      this.#timers.toSorted((one, other) => one.at - other.at).find(({ at }) => at <= end);
    await settled();
    for (let timer = next(); timer; timer = next()) {
      this.#now = timer.at;
      this.#timers = this.#timers.filter((one) => one !== timer);
      timer.task();
      await settled();
    }
    this.#now = end;
  }

  /** Whoever is killed leaves the queue, and lets go. */
  lock(tab: Tab, task: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#locks.push({ tab, task: () => task().then(resolve, reject) });
      this.#runNext();
    });
  }

  #runNext(): void {
    const next = this.#isLocked ? undefined : this.#locks.shift();
    if (!next) return;
    this.#isLocked = true;
    const letGo = () => {
      this.#isLocked = false;
      this.#runNext();
    };
    Promise.race([next.task(), next.tab.killed]).then(letGo, letGo);
  }

  kill(tab: Tab): void {
    this.tabs = this.tabs.filter((one) => one !== tab);
    this.#timers = this.#timers.filter((timer) => timer.tab !== tab);
    this.#locks = this.#locks.filter((waiting) => waiting.tab !== tab);
    tab.isKilled = true;
    tab.letGo();
  }

  /**
   * A call, as the API makes it.
   * @throws {AdminApiError}, or an error after which it may come right
   */
  send(tab: Tab, changes: Record<string, unknown>): Promise<void> {
    this.calls += 1;
    const mood = this.mood;
    const refused = Object.keys(changes).filter((path) => this.refuses(changes[path]));
    const errors = refused.map((path) => ({ path, message: 'is not taken' }));
    const refusal = errors.length > 0 && new AdminApiError(400, 'Not valid.', errors);
    const arrive = () => {
      for (const [path, text] of refusal ? [] : Object.entries(changes)) {
        this.server.set(path, String(text));
        this.saved.set(path, [...(this.saved.get(path) ?? []), String(text)]);
      }
    };
    if (mood === 'well' || mood === 'answer lost') arrive();
    // The request of a tab that is killed on its way goes with it.
    if (mood === 'slow') this.after(SLOW_MS / 2, undefined, () => !tab.isKilled && arrive());
    return new Promise((resolve, reject) => {
      // Nobody is there to hear the answer to a tab that was killed.
      const end = () => !tab.isKilled && (refusal ? reject(refusal) : resolve());
      const fail = () => !tab.isKilled && reject(new Error('no answer'));
      if (mood === 'well') end();
      if (mood === 'away' || mood === 'answer lost') fail();
      if (mood === 'broken') reject(new AdminApiError(500, 'Something went wrong.'));
      if (mood === 'slow') this.after(SLOW_MS, undefined, end);
      if (mood === 'never') this.after(LIMIT_MS, undefined, fail);
    });
  }

  storageOf(tab: Tab): DeviceStorage {
    const inTab = new Map<string, string>();
    const tell = (key: string) => {
      for (const other of this.tabs) if (other !== tab) other.hear(key);
    };
    // What another tab has written since then is newer.
    tab.listeners.push((key) => this.stored.has(key) && inTab.delete(key));
    return {
      keys: () => [...new Set([...this.stored.keys(), ...inTab.keys()])],
      get: (key) => inTab.get(key) ?? this.stored.get(key) ?? null,
      set: (key, text) => {
        inTab.delete(key);
        if (this.isFull) {
          if (this.stored.delete(key)) tell(key);
          inTab.set(key, text);
          return;
        }
        this.stored.set(key, text);
        tell(key);
      },
      remove: (key) => {
        inTab.delete(key);
        if (this.stored.delete(key)) tell(key);
      },
      listen: (listener) => tab.listeners.push(listener),
    };
  }
}

/** A tab with the page of the website, which is opened, left and opened again. */
class Tab {
  readonly listeners: ((key: string) => void)[] = [];
  isKilled = false;
  letGo = () => {};
  readonly killed = new Promise<void>((resolve) => {
    this.letGo = resolve;
  });
  readonly #unsaved: UnsavedValues;

  constructor(world: World) {
    this.#unsaved = unsavedValues('website', schemaAt, {
      storage: world.storageOf(this),
      lock: (_, task) => world.lock(this, task),
      runAfter: (task, ms) => world.after(ms, this, task),
      send: (changes) => world.send(this, changes),
    });
  }

  hear(key: string): void {
    for (const listener of this.listeners) listener(key);
  }

  openPage(): void {
    this.#unsaved.save();
  }

  leavePage(): void {
    this.#unsaved.save();
  }

  type(path: string, text: string): void {
    this.#unsaved.put({ [path]: text });
  }

  discard(): void {
    this.#unsaved.discard();
  }

  read(): Unsaved {
    return this.#unsaved.read();
  }

  saveAll(): Promise<void> {
    return this.#unsaved.saveAll();
  }
}

const text = z.string().refine((typed) => !typed.endsWith(FATES.invalid), 'is no text');
const schemaAt = (path: string) => (PATHS.includes(path as Path) ? text : undefined);

/** Until whatever waits for nothing but itself has run. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

type Step =
  | { do: 'type'; tab: number; path: Path; fate: Fate }
  | { do: 'open' | 'leave' | 'come back' | 'kill' | 'publish'; tab: number }
  | { do: 'wait'; ms: number }
  | { do: 'server'; mood: Mood }
  | { do: 'garble'; path: Path }
  | { do: 'fill'; isFull: boolean };

const tab = fc.nat(2);
const path = fc.constantFrom(...PATHS);
const fate = fc.constantFrom<Fate>('good', 'good', 'good', 'invalid', 'refused');
const mood = fc.constantFrom(...MOODS);
const actions = fc.constantFrom('open', 'leave', 'come back', 'kill', 'publish');
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('type'), tab, path, fate }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.nat(40_000) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.nat(1500) }) },
    { weight: 5, arbitrary: fc.record({ do: actions, tab }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('server'), mood }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('garble'), path }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('fill'), isFull: fc.boolean() }) },
  ) as fc.Arbitrary<Step>,
  { maxLength: 30, size: 'max' },
);

/** What the owner has typed last, and may rely on. */
class Owner {
  readonly typed = new Map<string, { text: string; fate: Fate; tab: Tab | undefined }>();
  /** What was typed before a publication, and what it found on the server. */
  readonly #published: [typed: string, found: string | undefined][] = [];
  #count = 0;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  take(step: Step): void {
    const { tabs } = this.#world;
    const chosen = 'tab' in step ? tabs[step.tab % Math.max(1, tabs.length)] : undefined;
    if (step.do === 'open' && tabs.length < 3) this.open();
    if (step.do === 'server') this.#world.mood = step.mood;
    if (step.do === 'fill') this.#world.isFull = step.isFull;
    if (step.do === 'garble') this.#garble(step.path);
    if (!chosen) return;
    if (step.do === 'leave') chosen.leavePage();
    if (step.do === 'come back') chosen.openPage();
    if (step.do === 'kill') this.#kill(chosen);
    if (step.do === 'publish') this.#publish(chosen);
    // Two tabs of a browser that stores nothing know nothing of each other.
    if (step.do === 'type' && !(this.#world.isFull && chosen !== tabs[0]))
      this.#type(chosen, step.path, step.fate);
  }

  open(): void {
    const tab = new Tab(this.#world);
    this.#world.tabs.push(tab);
    tab.openPage();
  }

  #type(tab: Tab, path: Path, fate: Fate): void {
    this.#count += 1;
    const text = `${this.#count}${FATES[fate]}`;
    this.typed.set(path, { text, fate, tab: this.#world.isFull ? tab : undefined });
    tab.type(path, text);
  }

  /** Gone with a tab is only what the browser did not store. */
  #kill(tab: Tab): void {
    this.#world.kill(tab);
    for (const [path, typed] of this.typed) if (typed.tab === tab) this.typed.delete(path);
  }

  #garble(path: Path): void {
    for (const [key, text] of this.#world.stored)
      if (key.endsWith(path)) this.#world.stored.set(key, text.slice(0, -1));
    this.typed.delete(path);
  }

  async #publish(tab: Tab): Promise<void> {
    const before = new Map(this.typed);
    const isSaved = await tab.saveAll().then(
      () => true,
      () => false,
    );
    for (const [path, { text, fate, tab: only }] of isSaved ? before : [])
      if (fate === 'good' && this.typed.get(path)?.text === text && (!only || only === tab))
        this.#published.push([text, this.#world.server.get(path)]);
  }

  /** The server is well, a page is open, and time passes. */
  async calmDown(): Promise<void> {
    this.#world.mood = 'well';
    if (this.#world.tabs.length === 0) this.open();
    await this.#world.pass(2 * LIMIT_MS);
  }

  expectAllSaved(): void {
    for (const [path, { text, fate, tab }] of this.typed)
      for (const one of this.#world.tabs) {
        const { values, issues, saving } = one.read();
        expect(saving).toMatch(/^saved$|^refused$/);
        if (fate === 'good') expect(this.#world.server.get(path), path).toBe(text);
        if (tab && tab !== one) continue;
        if (fate !== 'good') expect(issues.map((issue) => issue.path)).toContain(path);
        expect(values[path] ?? this.#world.server.get(path), 'shown').toBe(text);
      }
  }

  /** One that says so has nothing left; each value is at least as new as the one before it. */
  expectNothingFalse(): void {
    for (const [typed, found] of this.#published) expect(found, 'published').toBe(typed);
    for (const [path, texts] of this.#world.saved) {
      const numbers = texts.map(numberOf);
      expect(numbers, path).toEqual(numbers.toSorted((one, other) => one - other));
    }
    for (const [path, { text, fate, tab }] of this.typed)
      for (const one of this.#world.tabs)
        if (one.read().saving === 'saved' && (!tab || tab === one) && fate === 'good')
          expect(this.#world.server.get(path), 'said to be saved').toBe(text);
  }
}

test('whatever tabs, line and server do, what was typed last is saved, and nothing older over it', async () => {
  const promise = fc.asyncProperty(steps, async (all) => {
    const world = new World();
    const owner = new Owner(world);
    owner.open();
    for (const step of all) {
      owner.take(step);
      await world.pass(step.do === 'wait' ? step.ms : 0);
      owner.expectNothingFalse();
    }
    await owner.calmDown();
    owner.expectNothingFalse();
    owner.expectAllSaved();
  });
  await fc.assert(promise, { numRuns: 1000 });
});

test('ten changes of a text are one call', async () => {
  const world = new World();
  const owner = new Owner(world);
  owner.open();
  for (let count = 0; count < 10; count += 1) {
    owner.take({ do: 'type', tab: 0, path: 'headline', fate: 'good' });
    await world.pass(100);
  }
  await world.pass(2000);
  expect(world.calls).toBe(1);
  owner.expectAllSaved();
});

/** A tab whose headline the server has refused, and would take by now. */
async function tabWithRefusal(world: World): Promise<Tab> {
  const tab = new Tab(world);
  world.tabs.push(tab);
  tab.type('headline', '1?');
  await world.pass(2000);
  expect(tab.read().saving).toBe('refused');
  world.refuses = () => false;
  return tab;
}

test('a refused value is tried again when another one has been saved', async () => {
  const world = new World();
  const tab = await tabWithRefusal(world);
  tab.type('phone', '2');
  await world.pass(2000);
  expect(world.server.get('headline')).toBe('1?');
});

test('a refused value is tried again when it is put anew', async () => {
  const world = new World();
  const tab = await tabWithRefusal(world);
  tab.type('headline', '1?');
  await world.pass(2000);
  expect(world.server.get('headline')).toBe('1?');
});

test('a value that was refused and discarded is not refused when another tab puts it', async () => {
  const world = new World();
  const tab = await tabWithRefusal(world);
  tab.discard();
  const other = new Tab(world);
  world.tabs.push(other);
  other.type('headline', '1?');
  expect(tab.read()).toMatchObject({ issues: [], saving: 'saving' });
});

test.each([
  ['away', 'unanswered'],
  ['broken', 'failed'],
] as const)(
  'while the server is %s, what is unsaved is said to be %s, and saved later',
  async (mood, saving) => {
    const world = new World();
    const tab = new Tab(world);
    world.tabs.push(tab);
    world.mood = mood;
    tab.type('headline', '1');
    await world.pass(2000);
    expect(tab.read().saving).toBe(saving);
    world.mood = 'well';
    await world.pass(10_000);
    expect(tab.read().saving).toBe('saved');
  },
);
