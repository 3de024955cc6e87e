import { shippedValues } from '@theni/content/changes';
import { valueSchemas } from '@theni/content/schema';
import { valuesIn } from '@theni/content/values';
import type { Changes, ContentIssue, ContentResponse } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { z } from 'zod';
import { AdminApiError, SessionEndedError } from '../api/errors.ts';

// The Content-Security-Policy allows no code made from text, and a mere attempt is an error on the console.
z.config({ jitless: true });

export interface DraftState {
  server: ContentResponse;
  /** What the server has and, over it, what is typed. */
  changes: Changes;
  /** What is typed and the server does not have yet. */
  unsaved: Changes;
  /** Why some of it is refused; the rest is saved. */
  issues: ContentIssue[];
  saving: 'saved' | 'saving' | 'kept' | 'refused';
}

interface Dependencies {
  get: () => Promise<ContentResponse>;
  patch: (changes: Changes) => Promise<ContentResponse>;
  onSessionEnd: (error: SessionEndedError) => void;
}

const SAVE_AFTER_MS = 1000;
const RETRY_AFTER_MS = 10_000;

/** On this device, for all its tabs: what the server does not have yet. */
const KEPT = 'website-draft';
/** One tab at a time saves, so that no older value arrives after a newer one. */
const SAVING = 'website-saving';

/** The owner's changes, saved path by path. What is typed last on a path counts. */
export class Draft {
  #state: DraftState;
  #refused: { path: string; value: unknown; issues: ContentIssue[] }[] = [];
  #isAway = false;
  #isStorageFull = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  readonly #dependencies: Dependencies;
  readonly #listeners = new Set<() => void>();

  constructor(server: ContentResponse, dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#state = { server, changes: {}, unsaved: {}, issues: [], saving: 'saved' };
    this.#update({ unsaved: readKept() });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = () => this.#state;

  /** Saves what was kept, and from now on what is typed. @returns what ends it */
  open(): () => void {
    const save = () => this.save();
    const onStorage = ({ key }: StorageEvent) => key === KEPT && this.#followOtherTab();
    addEventListener('storage', onStorage);
    addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    save();
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
      clearTimeout(this.#timer);
      save();
    };
  }

  /** @param path of a value, or of what has several, such as a picture */
  put(path: string, value: unknown): void {
    const isValue = Object.hasOwn(shippedValues, path);
    const values = isValue ? { [path]: value } : valuesIn(value as object, path);
    this.#keep({ ...this.#kept(), ...values });
    this.#saveAfter(SAVE_AFTER_MS);
  }

  /** Saves at once. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** @returns whether the server has all of it but what it refuses */
  async saveAll(): Promise<boolean> {
    do await this.save();
    while (!this.#isAway && this.#hasToSend());
    return !this.#hasToSend();
  }

  async refresh(): Promise<void> {
    this.#update({ server: await this.#dependencies.get() });
  }

  /** Takes what the server makes the draft in the place of what is typed. */
  async replace(restore: () => Promise<ContentResponse>): Promise<void> {
    await navigator.locks.request(SAVING, async () => {
      const server = await restore();
      this.#keep({});
      this.#update({ server });
    });
  }

  async #send(): Promise<void> {
    let sent: Changes = {};
    try {
      await navigator.locks.request(SAVING, async () => {
        sent = this.#toSend();
        if (Object.keys(sent).length === 0) return;
        const server = await this.#dependencies.patch(sent);
        this.#isAway = false;
        const left = Object.entries(this.#kept()).filter(
          ([path, value]) => !Object.hasOwn(sent, path) || !isSame(value, sent[path]),
        );
        this.#keep(Object.fromEntries(left), server);
      });
      if (this.#hasToSend()) this.#saveAfter(SAVE_AFTER_MS);
    } catch (error) {
      this.#onFailure(error, sent);
    }
    this.#update({});
  }

  #onFailure(error: unknown, sent: Changes): void {
    if (error instanceof AdminApiError && error.status < 500) {
      this.#refuse(sent, error);
      this.#saveAfter(0);
      return;
    }
    this.#isAway = true;
    if (error instanceof SessionEndedError) this.#dependencies.onSessionEnd(error);
    else this.#saveAfter(RETRY_AFTER_MS);
  }

  /** Where no path is blamed, as of a body that is too large, none of them is sent again before it has changed. */
  #refuse(sent: Changes, { issues, message }: AdminApiError): void {
    const all = Object.entries(sent).map(([path, value]) => ({
      path,
      value,
      issues: issues.filter((issue) => `${issue.path}.`.startsWith(`${path}.`)),
    }));
    const blamed = all.filter((each) => each.issues.length > 0);
    const refused = blamed.length > 0 ? blamed : all;
    this.#refused.push(
      ...refused.map((each) => ({
        ...each,
        issues: each.issues.length > 0 ? each.issues : [{ path: each.path, message }],
      })),
    );
  }

  /** What another tab has typed is shown here; what it has saved is here no more, and the server's. */
  #followOtherTab(): void {
    const before = this.#state.unsaved;
    const unsaved = this.#kept();
    const saved = Object.entries(before).filter(([path]) => !Object.hasOwn(unsaved, path));
    const { server } = this.#state;
    const Changes = { ...server.Changes, ...Object.fromEntries(saved) };
    this.#update({ unsaved, server: { ...server, Changes } });
    if (saved.length > 0) this.refresh().catch(() => {});
    // The other tab may be gone before it has saved.
    if (this.#hasToSend()) this.#saveAfter(RETRY_AFTER_MS);
  }

  #toSend(): Changes {
    const good = Object.entries(this.#kept()).filter(
      ([path, value]) => this.#issuesOf(path, value).length === 0,
    );
    return Object.fromEntries(good);
  }

  #hasToSend(): boolean {
    return Object.keys(this.#toSend()).length > 0;
  }

  #issuesOf(path: string, value: unknown): ContentIssue[] {
    const refused = this.#refused.find((each) => each.path === path && isSame(each.value, value));
    if (refused) return refused.issues;
    const { error } = valueSchemas.get(path)?.safeParse(value) ?? {};
    return (error?.issues ?? []).map((issue) => ({
      path: [path, ...issue.path].join('.'),
      message: issue.message,
    }));
  }

  #kept(): Changes {
    return this.#isStorageFull ? this.#state.unsaved : readKept();
  }

  #keep(unsaved: Changes, server = this.#state.server): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify(unsaved));
    } catch (error) {
      this.#isStorageFull = true;
      console.error('the changes could not be kept on this device', error);
    }
    this.#update({ unsaved, server });
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), ms);
  }

  #update(next: Partial<DraftState>): void {
    const { server, unsaved } = { ...this.#state, ...next };
    const issues = Object.entries(unsaved).flatMap(([path, value]) => this.#issuesOf(path, value));
    const changes = { ...server.Changes, ...unsaved };
    this.#state = { server, unsaved, changes, issues, saving: 'saved' };
    if (issues.length > 0) this.#state.saving = 'refused';
    if (this.#hasToSend()) this.#state.saving = this.#isAway ? 'kept' : 'saving';
    for (const listener of this.#listeners) listener();
  }
}

/** What an older release has kept of values that are gone is left out. */
function readKept(): Changes {
  const kept: Changes = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  return Object.fromEntries(
    Object.entries(kept).filter(([path]) => Object.hasOwn(shippedValues, path)),
  );
}

/** What stands at a path: a value, a part of one, or what has several values, such as a picture. */
export function valueAt(changes: Changes, path: string): unknown {
  const whole = valuePath(path);
  const at = (each: string) => (Object.hasOwn(changes, each) ? changes[each] : shippedValues[each]);
  if (whole) return partOf(at(whole), path.slice(whole.length + 1));
  const inner = Object.keys(shippedValues).filter((each) => each.startsWith(`${path}.`));
  return Object.fromEntries(inner.map((each) => [each.slice(path.length + 1), at(each)]));
}

/** 'people.jointDirectors.0.name' → 'people.jointDirectors' */
export function valuePath(path: string): string | undefined {
  if (Object.hasOwn(shippedValues, path)) return path;
  return path.includes('.') ? valuePath(path.slice(0, path.lastIndexOf('.'))) : undefined;
}

function partOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}
