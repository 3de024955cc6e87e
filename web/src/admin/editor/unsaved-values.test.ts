import { conflictsIn, type ValuesBefore, type ValuesByPath } from '@theni/contract';
import {
  isKnownLayoutValue,
  layoutFrom,
  layoutSchemaAt,
  layoutValueAt,
  layoutValueOrDefault,
  layoutValues,
} from '@theni/contract/layout-values';
import { isSame } from '@theni/contract/same-values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AdminApiError } from '../api/errors.ts';
import {
  type Question,
  type SavedDraft,
  type Unsaved,
  type UnsavedValues,
  unsavedValues,
} from './unsaved-values.ts';

/** How the server treats the calls that come to it; `late`: long after the caller has given up. */
const MOODS = ['well', 'away', 'broken', 'slow', 'never', 'answer lost', 'late'] as const;
type Mood = (typeof MOODS)[number];

const PLOT = 'plots.11111111-1111-4111-8111-111111111111';
const TEXTS = ['place', 'approval.number'];
const LIST = 'amenities';
const PATHS = [...TEXTS, LIST, `${PLOT}.price`, `${PLOT}.squareFeet`] as const;
type Path = (typeof PATHS)[number];
const isOfPlot = (path: string) => path.startsWith(PLOT);

/** Values are numbered as they are typed; the last letter of a text says how it fares. */
const FATES = { good: '', refused: '?', 'too long': '!'.repeat(600) };
type Fate = keyof typeof FATES;

/** Of a list, in its first entry. */
const numberOf = (value: unknown) => Number.parseInt(JSON.stringify(value).replace(/^\D+/, ''), 10);
const isRefused = (value: unknown) => String(value).endsWith(FATES.refused);

const DOUBT = 'Is it right?';
const isDoubtful = (path: string, value: unknown) =>
  path.endsWith('.price') && numberOf(value) % 4 === 0;

const SLOW_MS = 20_000;
/** After which a call ends by itself, as every call of the admin area. */
const LIMIT_MS = 30_000;
const LATE_MS = 70_000;

const EMPTY = layoutValues(layoutFrom({ [PLOT]: { number: '1', squareFeet: 0, price: 0 } }));

interface Applied {
  path: string;
  device: Device;
  was: unknown;
  is: unknown;
}

const isNewer = (answer: SavedDraft, known: SavedDraft | undefined) =>
  Number(answer.revision) >= Number(known?.revision ?? 0);

/** Devices with their tabs, and a server; nothing happens in it but by its own clock. */
class World {
  mood: Mood = 'well';
  refuses = isRefused;
  draft: ValuesByPath = EMPTY;
  /** How often it was saved. */
  savings = 0;
  /** What no device may send. */
  readonly wrong: string[] = [];
  /** All that was changed on the server. */
  readonly applied: Applied[] = [];
  calls = 0;
  readonly devices = [new Device(this), new Device(this)];
  #now = 0;
  #timers: { at: number; tab: Tab | undefined; task: () => void }[] = [];

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

  forget(tab: Tab): void {
    this.#timers = this.#timers.filter((timer) => timer.tab !== tab);
  }

  get tabs(): Tab[] {
    return this.devices.flatMap(({ tabs }) => tabs);
  }

  /**
   * A call. `arrive` is what the server does with it, and throws what it refuses.
   * @throws an error after which it may come right
   */
  call<Answer>(tab: Tab, arrive: () => Answer): Promise<Answer> {
    const { mood } = this;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let answer = () => {};
    const reach = () => {
      try {
        const found = arrive();
        answer = () => resolve(found);
      } catch (error) {
        answer = () => reject(error);
      }
    };
    // Nobody is there to hear the answer to a tab that was killed.
    const unlessKilled = (task: () => void) => () => !tab.isKilled && task();
    const fail = unlessKilled(() => reject(new Error('no answer')));
    if (mood === 'well' || mood === 'answer lost') reach();
    if (mood === 'well') unlessKilled(() => answer())();
    if (mood === 'away' || mood === 'answer lost') fail();
    if (mood === 'broken') reject(new AdminApiError(500, 'Something went wrong.'));
    // The request of a tab that is killed on its way goes with it.
    if (mood === 'slow') this.after(SLOW_MS / 2, undefined, unlessKilled(reach));
    if (mood === 'slow')
      this.after(
        SLOW_MS,
        undefined,
        unlessKilled(() => answer()),
      );
    if (mood === 'never' || mood === 'late') this.after(LIMIT_MS, undefined, fail);
    if (mood === 'late') this.after(LATE_MS, undefined, reach);
    return promise;
  }

  /** As the API changes a draft. */
  patch(device: Device, changes: ValuesByPath, before: ValuesBefore, revision: string): SavedDraft {
    if (revision !== this.read().revision) throw new AdminApiError(412, 'It was saved meanwhile.');
    if (Object.keys(changes).length === 0) this.wrong.push('a call that changes nothing');
    const conflicts = conflictsIn(
      { changes, before },
      {
        valueAt: (path) => layoutValueAt(this.draft, path),
        stored: layoutValueOrDefault,
        isKnown: isKnownLayoutValue,
      },
    );
    if (conflicts.length > 0) throw new AdminApiError(409, 'Changed elsewhere.', conflicts);
    const refused = Object.keys(changes).filter((path) => this.refuses(changes[path]));
    const errors = refused.map((path) => ({ path, message: 'is not taken' }));
    if (errors.length > 0) throw new AdminApiError(400, 'Not valid.', errors);
    for (const [path, is] of Object.entries(changes)) {
      const was = layoutValueAt(this.draft, path);
      if (isDoubtful(path, is) && !device.meant.includes(is)) this.wrong.push(`${is} sent unasked`);
      if (!isSame(was, is)) this.applied.push({ path, device, was, is });
    }
    this.draft = layoutValues(layoutFrom({ ...this.draft, ...changes }));
    this.savings += 1;
    return this.read();
  }

  read(): SavedDraft {
    return structuredClone({ draft: this.draft, revision: String(this.savings) });
  }
}

/** A browser, whose tabs share its storage and its locks. */
class Device {
  readonly world: World;
  readonly stored = new Map<string, string>();
  tabs: Tab[] = [];
  hasHadTwoTabs = false;
  /** What was typed last, and may be relied on; without what the owner has given up. */
  readonly typed = new Map<string, { value: unknown; fate: Fate }>();
  /** At each path: what the owner has typed or seen, and so may overwrite. */
  readonly seen = new Map<string, unknown[]>();
  /** Doubtful values that the owner has been asked about, and means. */
  readonly meant: unknown[] = [];
  #locks: { tab: Tab; task: () => Promise<void> }[] = [];
  #isLocked = false;

  constructor(world: World) {
    this.world = world;
  }

  open(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    if (this.tabs.length > 1) this.hasHadTwoTabs = true;
    tab.see();
    return tab;
  }

  /** Whoever is killed leaves the queue, and lets go. */
  kill(tab: Tab): void {
    this.tabs = this.tabs.filter((one) => one !== tab);
    this.world.forget(tab);
    this.#locks = this.#locks.filter((waiting) => waiting.tab !== tab);
    tab.isKilled = true;
    tab.letGo();
  }

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

  mayOverwrite(path: string, value: unknown): void {
    this.seen.set(path, [...(this.seen.get(path) ?? []), value]);
  }
}

/** A tab with the page of a layout, which is left and looked at again. */
class Tab {
  isKilled = false;
  letGo = () => {};
  readonly killed = new Promise<void>((resolve) => {
    this.letGo = resolve;
  });
  readonly device: Device;
  readonly unsaved: UnsavedValues;
  known: SavedDraft | undefined;
  #isOpen = false;

  constructor(device: Device) {
    const { world, stored } = device;
    this.device = device;
    this.unsaved = unsavedValues(
      {
        name: 'layout',
        schemaAt: layoutSchemaAt,
        valueAt: layoutValueAt,
        doubtAt: (path, value) => (isDoubtful(path, value) ? DOUBT : undefined),
      },
      {
        storage: {
          keys: () => [...stored.keys()],
          get: (key) => stored.get(key) ?? null,
          set: (key, text) => stored.set(key, text),
          remove: (key) => stored.delete(key),
        },
        lock: (_, task) => device.lock(this, task),
        runAfter: (task, ms) => world.after(ms, this, task),
        lastRead: () => this.known,
        read: async () => this.#show(await world.call(this, () => world.read())),
        patch: async (...change) => {
          world.calls += 1;
          this.#show(await world.call(this, () => world.patch(device, ...change)));
        },
      },
    );
  }

  /** What is read for a page that is left is forgotten at once. */
  #show(answer: SavedDraft): SavedDraft {
    if (isNewer(answer, this.known)) this.known = answer;
    if (!this.#isOpen) this.device.world.after(0, this, () => this.#forget());
    return answer;
  }

  #forget(): void {
    if (!this.#isOpen) this.known = undefined;
  }

  /** The page opens, or the tab is looked at again. */
  see(): void {
    const { world } = this.device;
    this.#isOpen = true;
    world
      .call(this, () => world.read())
      .then(
        (answer) => this.#show(answer),
        () => {},
      );
    this.unsaved.save();
  }

  /** Another page of the admin area is opened in its place. */
  leave(): void {
    this.#isOpen = false;
    this.#forget();
    this.unsaved.save();
  }

  read(): Unsaved {
    return this.unsaved.read();
  }

  /** What stands in the field of a path; undefined where there is none. */
  shown(path: string): unknown {
    const layout = layoutFrom({ ...this.known?.draft, ...this.read().values });
    return this.known && layoutValueAt(layoutValues(layout), path);
  }

  type(path: string, value: unknown, fate: Fate = 'good'): void {
    if (this.shown(path) === undefined) return;
    this.device.mayOverwrite(path, this.shown(path));
    this.device.mayOverwrite(path, value);
    this.device.typed.set(path, { value, fate });
    this.unsaved.put({ [path]: value });
  }

  removePlot(): void {
    const plot = this.shown(PLOT) as Record<string, unknown> | null | undefined;
    if (!plot) return;
    for (const [field, value] of Object.entries(plot))
      this.device.mayOverwrite(`${PLOT}.${field}`, value);
    for (const path of this.device.typed.keys()) if (isOfPlot(path)) this.device.typed.delete(path);
    this.device.typed.set(PLOT, { value: null, fate: 'good' });
    this.unsaved.put({ [PLOT]: null });
  }

  answer(isKept: boolean): void {
    const [question] = this.read().questions;
    if (question?.sentence === DOUBT && isKept) {
      this.device.meant.push(this.read().values[question.path]);
      this.unsaved.keepMine(question.path);
    } else if (question && isKept && question.mayKeep) {
      const { value } = question.theirs ?? {};
      this.device.mayOverwrite(question.path, value);
      for (const [field, one] of question.path === PLOT ? Object.entries(value ?? {}) : [])
        this.device.mayOverwrite(`${PLOT}.${field}`, one);
      this.unsaved.keepMine(question.path);
    } else if (question) {
      this.device.typed.delete(question.path);
      this.unsaved.discard([question.path]);
    }
  }
}

/** Until whatever waits for nothing but itself has run. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

type Step =
  | { do: 'type'; device: number; tab: number; path: Path; fate: Fate }
  | { do: 'open' | 'look' | 'leave' | 'kill' | 'publish'; device: number; tab: number }
  | { do: 'remove plot'; device: number; tab: number }
  | { do: 'answer'; device: number; tab: number; isKept: boolean }
  | { do: 'wait'; ms: number }
  | { do: 'server'; mood: Mood };

const device = fc.nat(1);
const tab = fc.nat(1);
const path = fc.constantFrom(...PATHS);
const fate = fc.constantFrom<Fate>('good', 'good', 'good', 'refused', 'too long');
const mood = fc.constantFrom(...MOODS);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('type'), device, tab, path, fate }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.nat(80_000) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.nat(1500) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constantFrom('look', 'leave', 'kill'), device, tab }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('open', 'publish'), device, tab }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remove plot'), device, tab }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('answer'), device, tab, isKept: fc.boolean() }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('server'), mood }) },
  ) as fc.Arbitrary<Step>,
  { maxLength: 30, size: 'max' },
);

/** Two people at one layout, and what they are promised. */
class Run {
  readonly world = new World();
  #count = 0;
  #promises = 0;
  readonly #publishing = new Set<Tab>();

  async take(step: Step): Promise<void> {
    const { world } = this;
    if (step.do === 'server') world.mood = step.mood;
    await world.pass(step.do === 'wait' ? step.ms : 0);
    if (!('device' in step)) return;
    const device = world.devices[step.device] as Device;
    if (step.do === 'open' && device.tabs.length < 2) device.open();
    const chosen = device.tabs[step.tab % Math.max(1, device.tabs.length)];
    if (!chosen) return;
    if (step.do === 'look') chosen.see();
    if (step.do === 'leave') chosen.leave();
    if (step.do === 'kill') device.kill(chosen);
    if (step.do === 'publish') this.#publish(chosen);
    if (step.do === 'answer') chosen.answer(step.isKept);
    if (step.do === 'remove plot') chosen.removePlot();
    if (step.do === 'type') {
      this.#count += 1;
      if (isOfPlot(step.path)) chosen.type(step.path, this.#count);
      else if (step.path === LIST) chosen.type(LIST, [{ en: `${this.#count}`, ta: '' }]);
      else chosen.type(step.path, `${this.#count}${FATES[step.fate]}`, step.fate);
    }
    await world.pass(0);
  }

  async #publish(tab: Tab): Promise<void> {
    const before = new Map(tab.device.typed);
    this.#publishing.add(tab);
    const isSaved = await tab.unsaved.saveAll().then(
      () => true,
      () => false,
    );
    this.#publishing.delete(tab);
    const asked = tab.read().questions.map((question) => question.path);
    for (const [path, typed] of isSaved ? before : [])
      if (typed.fate === 'good' && tab.device.typed.get(path) === typed && !asked.includes(path))
        this.expectArrived(tab.device, path, typed.value, 'published');
  }

  expectArrived(device: Device, path: string, value: unknown, when: string): void {
    const { applied } = this.world;
    const isGone = isOfPlot(path) && applied.some((one) => one.path === PLOT);
    const did = applied.some(
      (one) => one.device === device && one.path === path && isSame(one.is, value),
    );
    expect(did || isGone || isSame(layoutValueAt(this.world.draft, path), value), when).toBe(true);
    this.#promises += 1;
  }

  expectPromises(): void {
    const { applied, devices, wrong } = this.world;
    expect(wrong).toEqual([]);
    for (const { path, device, was } of applied) {
      const isSeen = (at: string, value: unknown) =>
        (device.seen.get(at) ?? []).some((one) => isSame(one, value));
      if (path !== PLOT) expect(isSeen(path, was), `${path} overwrites ${was} unasked`).toBe(true);
      else
        for (const field of ['price', 'squareFeet'])
          expect(isSeen(`${PLOT}.${field}`, (was as never)[field]), 'removed unasked').toBe(true);
    }
    for (const device of devices) {
      for (const path of PATHS) {
        const numbers = applied
          .filter((one) => one.device === device && one.path === path)
          .map(({ is }) => numberOf(is));
        expect(numbers, `${path}: no older over newer`).toEqual(
          numbers.toSorted((one, other) => one - other),
        );
      }
      for (const tab of device.tabs) {
        const { saving, questions } = tab.read();
        for (const question of questions)
          if (question.sentence !== DOUBT) this.#expectForeign(device, question);
        if (saving === 'saved')
          for (const [path, { value, fate }] of device.typed)
            if (fate === 'good') this.expectArrived(device, path, value, 'said to be saved');
      }
    }
  }

  /** Nobody is asked about his own words. Another tab of his may not have heard of them yet. */
  #expectForeign(device: Device, { path }: Question): void {
    if (device.hasHadTwoTabs) return;
    const isForeign = this.world.applied.some(
      (one) =>
        one.device !== device &&
        (one.path === path || one.path === PLOT || one.path.startsWith(`${path}.`)),
    );
    expect(isForeign, `${path}: asked about his own words`).toBe(true);
  }

  /** The server is well, somebody looks at each device, answers what is asked, and time passes. */
  async calmDown(): Promise<void> {
    const { world } = this;
    world.mood = 'well';
    await world.pass(2 * LATE_MS);
    for (let round = 0; round < 6; round += 1) {
      for (const device of world.devices) {
        const tab = device.tabs[0] ?? device.open();
        tab.see();
        await world.pass(2 * LIMIT_MS);
        for (const _ of tab.read().questions) tab.answer(round % 2 === 0);
        await world.pass(2 * LIMIT_MS);
      }
      this.expectPromises();
    }
  }

  expectAllSaved(): void {
    const waiting = [...this.#publishing].filter((tab) => !tab.isKilled);
    expect(waiting, 'a publication that waits for ever').toEqual([]);
    for (const device of this.world.devices) {
      const { saving, questions, issues } = (device.tabs[0] as Tab).read();
      expect(saving).toMatch(/^saved$|^refused$/);
      expect(questions).toEqual([]);
      for (const [path, { value, fate }] of device.typed) {
        if (fate === 'good') this.expectArrived(device, path, value, 'saved in the end');
        else expect(issues.map((issue) => issue.path)).toContain(path);
      }
    }
  }
}

test('whatever two devices, their tabs, line and server do: what was typed last arrives or is asked about, nothing of another device is overwritten unasked, nothing older over newer, nothing doubtful before it is meant, and nobody is asked about his own words', async () => {
  const promise = fc.asyncProperty(steps, async (all) => {
    const run = new Run();
    for (const each of run.world.devices) each.open();
    for (const step of all) {
      await run.take(step);
      run.expectPromises();
    }
    await run.calmDown();
    run.expectAllSaved();
  });
  await fc.assert(promise, { numRuns: 400 });
}, 120_000);

/** One tab on one device. */
async function open(): Promise<{ run: Run; world: World; tab: Tab }> {
  const run = new Run();
  const tab = (run.world.devices[0] as Device).open();
  await run.world.pass(0);
  return { run, world: run.world, tab };
}

test('ten changes of a text are one call', async () => {
  const { world, tab } = await open();
  for (let count = 0; count < 10; count += 1) {
    tab.type('place', `${count}`);
    await world.pass(100);
  }
  await world.pass(2000);
  expect([world.calls, world.draft['place']]).toEqual([1, '9']);
});

test('what is typed and typed back before it was sent is no change', async () => {
  const { world, tab } = await open();
  tab.type('place', 'Theni');
  tab.type('place', '');
  await world.pass(2000);
  expect([world.calls, tab.read().saving]).toEqual([0, 'saved']);
});

test('while there is no line a text that goes on being typed takes no more room', async () => {
  const { run, world, tab } = await open();
  world.mood = 'away';
  for (let count = 0; count < 50; count += 1) {
    tab.type('place', `${count}`);
    await world.pass(12_000);
  }
  expect([...tab.device.stored.values()].join().length).toBeLessThan(100);
  await run.calmDown();
  expect(world.draft['place']).toBe('49');
});

test('of very many tries to save a text the newest are sent, and what stood there before them', async () => {
  const { world, tab } = await open();
  const before = ['', ...Array.from({ length: 199 }, (_, count) => `${count}`)];
  tab.device.stored.set('unsaved layout place', JSON.stringify({ value: '198', before }));
  world.mood = 'away';
  tab.type('place', 'Theni');
  await world.pass(2000);
  const sent = JSON.parse(tab.device.stored.get('unsaved layout place') ?? '').before;
  expect(sent.length).toBeLessThan(200);
  expect([sent[0], ...sent.slice(-2)]).toEqual(['', '198', 'Theni']);
});

test('what the server has taken is what stood there before that which was typed meanwhile', async () => {
  const { world, tab } = await open();
  world.mood = 'slow';
  tab.type('place', '1');
  await world.pass(SLOW_MS);
  tab.type('place', '2');
  await world.pass(1500);
  const stored = JSON.parse(tab.device.stored.get('unsaved layout place') ?? '');
  expect(stored).toEqual({ value: '2', before: ['1'] });
});

test('an Undo takes back its own change, and asks where another device has changed the same since', async () => {
  const { world, tab } = await open();
  const change = { place: 'Theni', 'approval.number': '7' };
  const back = { place: '', 'approval.number': '' };
  tab.unsaved.put(change);
  await world.pass(2000);
  world.patch(world.devices[1] as Device, { place: 'Cumbum' }, {}, world.read().revision);
  tab.see();
  await world.pass(0);
  tab.unsaved.put(back, { undone: change });
  await world.pass(2000);
  expect(world.draft).toMatchObject({ place: 'Cumbum', 'approval.number': '' });
  const theirs = { value: 'Cumbum' };
  expect(tab.read().questions).toMatchObject([{ path: 'place', theirs, mayKeep: true }]);
});

test('a plot that another device has removed takes no field with it into a new one', async () => {
  const { world, tab } = await open();
  world.patch(world.devices[1] as Device, { [PLOT]: null }, {}, world.read().revision);
  tab.type(`${PLOT}.price`, 5);
  await world.pass(2000);
  expect(layoutFrom(world.draft).plots).toEqual([]);
  const [question] = tab.read().questions;
  expect(question).toMatchObject({ path: `${PLOT}.price`, mayKeep: false });
  tab.unsaved.discard([`${PLOT}.price`]);
  expect(tab.read().saving).toBe('saved');
});

test('a field that is typed into a plot before this was saved follows it', async () => {
  const { world, tab } = await open();
  const other = PLOT.replace('1111', '2222');
  tab.unsaved.put({ [other]: { number: '2', squareFeet: 5, price: null } });
  tab.unsaved.put({ [`${other}.price`]: 7 });
  expect(tab.shown(`${other}.price`)).toBe(7);
  await world.pass(3000);
  expect(world.draft[other]).toEqual({ number: '2', squareFeet: 5, price: 7 });
});

test('what cannot be read stays as it was typed, is sent nowhere, and is not shown as a value', async () => {
  const { world, tab } = await open();
  const price = { unreadable: '12 lakhs or so' };
  const place = { unreadable: 'Theni' };
  // Of a half-typed date the browser tells no part.
  const date = { unreadable: '' };
  tab.unsaved.put({ [`${PLOT}.price`]: price, extent: price, geo: place, 'approval.date': date });
  await world.pass(2000);
  const { values, readable, issues, saving } = tab.read();
  expect([world.calls, saving, readable]).toEqual([0, 'refused', {}]);
  expect(values['extent']).toEqual(price);
  expect(issues.map(({ path }) => path).sort()).toEqual([
    ...['approval.date', 'extent', 'geo'],
    `${PLOT}.price`,
  ]);
});

test('a doubtful value is asked about after its page is left, too, and no call is made for it', async () => {
  const { world, tab } = await open();
  tab.type(`${PLOT}.price`, 4);
  tab.leave();
  await world.pass(10_000);
  let isAllSaved = false;
  tab.unsaved.saveAll().then(() => {
    isAllSaved = true;
  });
  await world.pass(1000);
  expect([world.calls, isAllSaved]).toEqual([0, true]);
  const questions = [{ path: `${PLOT}.price`, sentence: DOUBT, mayKeep: true }];
  expect(tab.read()).toMatchObject({ questions, readable: {}, saving: 'refused' });
  tab.unsaved.keepMine(`${PLOT}.price`);
  await world.pass(1000);
  expect(layoutFrom(world.draft).plots).toMatchObject([{ price: 4 }]);
});

test('what has another shape, or stands nowhere, is not read', async () => {
  const { tab } = await open();
  const garbage = ['{"value":{"en":7}}', '{"value":"x"}', '{"value', '7', 'null', '{"value":[{}]}'];
  for (const [index, json] of garbage.entries())
    tab.device.stored.set(
      `unsaved layout ${['name', 'motto', 'place', 'status', 'roads', 'photos'][index]}`,
      json,
    );
  expect(tab.read()).toMatchObject({ values: {}, saving: 'saved' });
});

/** A tab whose town the server has refused, and would take by now. */
async function tabWithRefusal() {
  const { world, tab } = await open();
  tab.type('place', '1?');
  await world.pass(2000);
  expect(tab.read().saving).toBe('refused');
  world.refuses = () => false;
  return { world, tab };
}

test('a refused value is tried again with what is typed next', async () => {
  const { world, tab } = await tabWithRefusal();
  tab.type('approval.number', '2');
  await world.pass(2000);
  expect(world.draft).toMatchObject({ place: '1?', 'approval.number': '2' });
});

test('a refused value is tried again when it is put anew', async () => {
  const { world, tab } = await tabWithRefusal();
  tab.type('place', '1?');
  await world.pass(2000);
  expect(world.draft['place']).toBe('1?');
});

test('a refusal stays at its field while another one is typed and while it is tried again, until the value is taken or another', async () => {
  const { world, tab } = await tabWithRefusal();
  world.refuses = isRefused;
  const isSaid = () => tab.read().issues.some((issue) => issue.path === 'place');
  tab.type('approval.number', '2');
  expect(isSaid()).toBe(true);
  world.mood = 'slow';
  await world.pass(2000);
  expect(isSaid()).toBe(true);
  await world.pass(3 * SLOW_MS);
  expect([isSaid(), world.draft['approval.number']]).toEqual([true, '2']);
  tab.type('place', '3');
  expect(isSaid()).toBe(false);
});

test('a refusal that names no value that was sent is said at each', async () => {
  const { world, tab } = await open();
  world.patch = () => {
    throw new AdminApiError(404, 'This layout no longer exists.');
  };
  tab.type('place', '1');
  await world.pass(2000);
  const issues = [{ path: 'place', message: 'This layout no longer exists.' }];
  expect(tab.read()).toMatchObject({ issues, saving: 'refused' });
});

test.each([
  ['away', 'unanswered'],
  ['broken', 'failed'],
] as const)(
  'while the server is %s, what is unsaved is said to be %s, and saved later',
  async (mood, saving) => {
    const { world, tab } = await open();
    world.mood = mood;
    tab.type('place', '1');
    await world.pass(2000);
    expect(tab.read().saving).toBe(saving);
    world.mood = 'well';
    await world.pass(10_000);
    expect(tab.read().saving).toBe('saved');
  },
);
