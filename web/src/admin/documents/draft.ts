import type { ContentIssue } from '@theni/contract';
import {
  type Difference,
  isSame,
  merge,
  valueAt,
  wholeDifferences,
  withValue,
} from '@theni/contract/tree';
import { AdminApiError, ConnectionError, SessionEndedError } from '../api/errors.ts';
import { withoutRefused } from './without-refused.ts';

/** What the server holds: of the site's content, or of a layout. */
export interface DraftResponse<Tree> {
  Content: Tree;
  /** The next change names it in `If-Match`. */
  Version: number;
}

export interface DraftState<Tree = unknown> {
  saving: /** The server has all of it. */
    | 'saved'
    /** The admin is typing. */
    | 'typing'
    | 'saving'
    /** The server is not reached: all of it is on this device, and tried again. */
    | 'kept'
    /** The server does not take it; `faults` says why. */
    | 'refused'
    /** Another tab has changed the same; nothing is saved before the admin has chosen. */
    | 'conflict';
  /** Of what the server has. */
  version: number;
  issues: ContentIssue[];
  conflict: Conflict<Tree> | undefined;
}

export interface Conflict<Tree = unknown> {
  theirs: DraftResponse<Tree>;
  /** What is still to choose. */
  paths: string[];
}

/** What the draft needs. */
export interface DraftDependencies<Tree> {
  get(): Promise<DraftResponse<Tree>>;
  put(content: Tree, version: number): Promise<DraftResponse<Tree>>;
  /** What the server would refuse. */
  check(content: Tree): ContentIssue[];
  /** What keeps it from being public. */
  guard(content: Tree): ContentIssue[];
  /** On this device. */
  keep: (changes: Difference[]) => void;
  onSessionEnd: (error: SessionEndedError) => void;
}

/** After the last letter. */
const SAVE_AFTER_MS = 1000;
const RETRY_AFTER_MS = 10_000;

/** Texts as the admin edits them: saved as it is typed, never over what another tab has saved. */
export class Draft<Tree = unknown> {
  /** What the server had when it was last in step with this tab. */
  base: Tree;
  mine: Tree;
  state: DraftState<Tree>;
  readonly #answer: DraftResponse<Tree>;
  readonly #dependencies: DraftDependencies<Tree>;
  readonly #listeners = new Set<() => void>();
  /** What was sent and not answered: the server may have it. */
  #unheard: Tree[] = [];
  readonly #check: (content: Tree) => ContentIssue[];
  readonly #guard: (content: Tree) => ContentIssue[];
  /** Another draft of the same may be open by now. */
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;

  /** @param edited what this device has kept from earlier is the difference between the two */
  constructor(
    response: DraftResponse<Tree>,
    edited: { base: Tree; mine: Tree },
    dependencies: DraftDependencies<Tree>,
  ) {
    this.#dependencies = dependencies;
    this.#check = remembered(dependencies.check);
    this.#guard = remembered(dependencies.guard);
    this.base = edited.base;
    this.mine = edited.mine;
    this.#answer = response;
    this.state = { saving: 'saved', version: response.Version, issues: [], conflict: undefined };
  }

  /** Brings what was kept together with what the server has. */
  open(): void {
    this.#isClosed = false;
    if (this.state.saving === 'saved') this.#mergeRemote(this.#answer);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DraftState<Tree> => this.state;

  /** What is wrong with it as it stands; the server would refuse that. */
  get issues(): ContentIssue[] {
    return this.#check(this.mine);
  }

  /** What keeps it from being public as it stands. */
  get publicationIssues(): ContentIssue[] {
    return this.#guard(this.mine);
  }

  /** One value is typed. */
  change(path: string, value: unknown): void {
    this.edit(withValue(this.mine, path, value));
  }

  edit(content: Tree): void {
    this.mine = content;
    this.#keep();
    if (!this.state.conflict) {
      this.#set({ saving: 'typing', issues: [] });
      this.#saveAfter(SAVE_AFTER_MS);
    }
    this.#tell();
  }

  /** Saves at once. @returns whether the server has all of it then */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.state.conflict) return false;
    // One at a time: a second save would name a version that is about to pass.
    this.#saving ??= this.#put().finally(() => {
      this.#saving = undefined;
    });
    await this.#saving;
    if (this.state.saving === 'typing') return this.save();
    return this.state.saving === 'saved';
  }

  /** Takes in what the server has now, as another tab may have changed it. */
  async refresh(): Promise<void> {
    this.#mergeRemote(await this.#dependencies.get());
  }

  /** Takes the server's content in the place of this one. */
  replace(response: DraftResponse<Tree>): void {
    this.base = response.Content;
    this.mine = response.Content;
    this.#keep();
    this.#set({ saving: 'saved', version: response.Version, issues: [], conflict: undefined });
  }

  /** One of two texts stays. */
  choose(path: string, whose: 'mine' | 'theirs'): void {
    const { conflict } = this.state;
    if (!conflict) return;
    if (whose === 'theirs') this.#take(path, valueAt(conflict.theirs.Content, path));
    const paths = conflict.paths.filter((each) => each !== path);
    if (paths.length > 0) this.#set({ conflict: { ...conflict, paths } });
    else this.#settle(conflict.theirs);
  }

  /** What cannot be saved any more stays on this device. */
  close(): void {
    clearTimeout(this.#timer);
    if (this.state.saving === 'typing') this.save();
    this.#isClosed = true;
  }

  async #put(): Promise<void> {
    const { mine, base } = this;
    const { check, put } = this.#dependencies;
    const issues = check(mine);
    // What the server would refuse stays on this device; all else is saved.
    const sent = issues.length > 0 ? withoutRefused(mine, base, check) : mine;
    const done = issues.length > 0 ? 'refused' : 'saved';
    if (isSame(sent, base)) return this.#set({ saving: done, issues });
    this.#set({ saving: 'saving' });
    try {
      const response = await put(sent, this.state.version);
      this.base = sent;
      this.#unheard = [];
      this.#keep();
      const saving = isSame(this.mine, mine) ? done : 'typing';
      this.#set({ saving, version: response.Version, ...(saving === done && { issues }) });
      if (saving === 'typing') this.#saveAfter(SAVE_AFTER_MS);
    } catch (error) {
      this.#unheard.push(sent);
      await this.#notSaved(error);
    }
  }

  async #notSaved(error: unknown): Promise<void> {
    if (error instanceof AdminApiError && error.status === 412) {
      // If the response cannot be had now, the next attempt gets the same 412.
      return this.refresh().catch((cause: unknown) => this.#notSaved(cause));
    }
    if (error instanceof AdminApiError && error.status < 500) {
      const issues =
        error.issues.length > 0 ? error.issues : [{ path: '', message: error.message }];
      return this.#set({ saving: 'refused', issues });
    }
    this.#set({ saving: 'kept' });
    if (error instanceof SessionEndedError) return this.#dependencies.onSessionEnd(error);
    if (!(error instanceof ConnectionError)) console.error('the content could not be saved', error);
    this.#saveAfter(RETRY_AFTER_MS);
  }

  /** Puts what the server has together with what this tab has made of it. */
  #mergeRemote(response: DraftResponse<Tree>): void {
    if (this.#unheard.some((sent) => isSame(sent, response.Content))) this.base = response.Content;
    this.#unheard = [];
    const { merged, collisions } = merge(this.base, this.mine, response.Content);
    this.mine = merged;
    clearTimeout(this.#timer);
    if (collisions.length > 0) {
      this.#keep();
      this.#set({ saving: 'conflict', conflict: { theirs: response, paths: collisions } });
    } else {
      this.base = response.Content;
      this.#keep();
      this.#set({ saving: 'typing', version: response.Version });
      if (isSame(merged, response.Content)) this.#set({ saving: 'saved' });
      else this.#saveAfter(0);
    }
  }

  /** All is chosen: what is left differs from theirs on purpose. */
  #settle(theirs: DraftResponse<Tree>): void {
    this.base = theirs.Content;
    this.#set({ conflict: undefined, version: theirs.Version, saving: 'typing' });
    this.#keep();
    this.save();
  }

  #take(path: string, value: unknown): void {
    this.mine = withValue(this.mine, path, value);
    this.#keep();
  }

  #keep(): void {
    if (this.#isClosed) return;
    this.#dependencies.keep(wholeDifferences(this.base, this.mine));
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.save(), ms);
  }

  #set(change: Partial<DraftState<Tree>>): void {
    // What shows the state alone is not made anew with each letter.
    if (!isSame({ ...this.state, ...change }, this.state))
      this.state = { ...this.state, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The same function, which knows its last result. */
function remembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { input: Input; output: Output } | undefined;
  return (input) => {
    if (last?.input !== input) last = { input, output: compute(input) };
    return last.output;
  };
}
