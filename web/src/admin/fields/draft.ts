import type { Changes, ContentIssue } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { z } from 'zod';
import { AdminApiError, SessionEndedError } from '../api/errors.ts';
import { noticeSessionEnd } from '../session/session.ts';

// The Content-Security-Policy allows no code made from text; a mere attempt is an error.
z.config({ jitless: true });

interface Document {
  changes: Changes;
}

export interface DraftState<Server extends Document> {
  server: Server;
  changes: Changes;
  unsaved: Changes;
  issues: ContentIssue[];
  saving: 'saved' | 'saving' | 'kept' | 'refused';
}

interface Dependencies<Server> {
  keptAs: string;
  get: () => Promise<Server>;
  patch: (changes: Changes) => Promise<Server>;
  /** What the server takes at a path; undefined where nothing can stand. */
  schemaAt: (path: string) => z.ZodType | undefined;
}

const SAVE_AFTER_MS = 1000;
const RETRY_AFTER_MS = 10_000;

export class Draft<Server extends Document> {
  #state: DraftState<Server>;
  #refused: { path: string; value: unknown; issues: ContentIssue[] }[] = [];
  #isAway = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  readonly #dependencies: Dependencies<Server>;
  readonly #listeners = new Set<() => void>();

  constructor(server: Server, dependencies: Dependencies<Server>) {
    this.#dependencies = dependencies;
    // What an older release has kept of values that are gone is left out.
    const kept = Object.entries(this.#kept()).filter(([path]) => dependencies.schemaAt(path));
    const unsaved = Object.fromEntries(kept);
    this.#state = { server, changes: {}, unsaved, issues: [], saving: 'saved' };
    this.#update({});
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = () => this.#state;

  /** Saves what was kept, and from now on what is typed. @returns what ends it */
  open(): () => void {
    const save = () => this.save();
    addEventListener('online', save);
    save();
    return () => {
      removeEventListener('online', save);
      save();
    };
  }

  put(values: Changes): void {
    this.#keep({ ...this.#kept(), ...values });
    this.#update({ unsaved: { ...this.#state.unsaved, ...values } });
    this.#saveAfter(SAVE_AFTER_MS);
  }

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
    await this.#alone(async () => this.#update({ server: await this.#dependencies.get() }));
  }

  async replace(restore: () => Promise<Server>): Promise<void> {
    await this.#alone(async () => {
      const server = await restore();
      this.#keep({});
      this.#update({ server, unsaved: {} });
    });
  }

  async #send(): Promise<void> {
    let sent: Changes = {};
    try {
      await this.#alone(async () => {
        sent = this.#toSend();
        if (Object.keys(sent).length === 0) return;
        const server = await this.#dependencies.patch(sent);
        this.#isAway = false;
        this.#keep(this.#without(sent, this.#kept()));
        this.#update({ server, unsaved: this.#without(sent, this.#state.unsaved) });
      });
      if (this.#hasToSend()) this.#saveAfter(SAVE_AFTER_MS);
    } catch (error) {
      this.#onFailure(error, sent);
    }
    this.#update({});
  }

  /** What is left of values once some are saved: also what was typed since then. */
  #without(sent: Changes, values: Changes): Changes {
    const left = Object.entries(values).filter(
      ([path, value]) => !Object.hasOwn(sent, path) || !isSame(value, sent[path]),
    );
    return Object.fromEntries(left);
  }

  #onFailure(error: unknown, sent: Changes): void {
    if (error instanceof AdminApiError && error.status < 500) {
      this.#refuse(sent, error);
      this.#saveAfter(0);
      return;
    }
    this.#isAway = true;
    if (error instanceof SessionEndedError) noticeSessionEnd(error);
    else this.#saveAfter(RETRY_AFTER_MS);
  }

  /** Where no path is blamed, as of a body that is too large, all are, until they change. */
  #refuse(sent: Changes, { issues, message }: AdminApiError): void {
    const all = Object.entries(sent).map(([path, value]) => ({
      path,
      value,
      issues: issues.filter((issue) => `${issue.path}.`.startsWith(`${path}.`)),
    }));
    const blamed = all.filter((refusal) => refusal.issues.length > 0);
    const unnamed = all.map(({ path, value }) => ({ path, value, issues: [{ path, message }] }));
    this.#refused.push(...(blamed.length > 0 ? blamed : unnamed));
  }

  #toSend(): Changes {
    const good = Object.entries(this.#state.unsaved).filter(
      ([path, value]) => this.#issuesOf(path, value).length === 0,
    );
    return Object.fromEntries(good);
  }

  #hasToSend(): boolean {
    return Object.keys(this.#toSend()).length > 0;
  }

  #issuesOf(path: string, value: unknown): ContentIssue[] {
    const refusal = this.#refused.find((one) => one.path === path && isSame(one.value, value));
    if (refusal) return refusal.issues;
    const { error } = (value !== null && this.#dependencies.schemaAt(path)?.safeParse(value)) || {};
    return (error?.issues ?? []).map((issue) => ({
      path: [path, ...issue.path].join('.'),
      message: issue.message,
    }));
  }

  #kept(): Changes {
    return JSON.parse(localStorage.getItem(this.#dependencies.keptAs) ?? '{}');
  }

  #keep(values: Changes): void {
    try {
      localStorage.setItem(this.#dependencies.keptAs, JSON.stringify(values));
    } catch (error) {
      console.error('the changes could not be kept on this device', error);
    }
  }

  /** One at a time saves, so that no older value arrives after a newer one. */
  async #alone(save: () => Promise<void>): Promise<void> {
    await navigator.locks.request(this.#dependencies.keptAs, save);
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), ms);
  }

  #update(next: Partial<DraftState<Server>>): void {
    const { server, unsaved } = { ...this.#state, ...next };
    const issues = Object.entries(unsaved).flatMap(([path, value]) => this.#issuesOf(path, value));
    const changes = { ...server.changes, ...unsaved };
    this.#state = { server, unsaved, changes, issues, saving: 'saved' };
    if (issues.length > 0) this.#state.saving = 'refused';
    if (this.#hasToSend()) this.#state.saving = this.#isAway ? 'kept' : 'saving';
    for (const listener of this.#listeners) listener();
  }
}
