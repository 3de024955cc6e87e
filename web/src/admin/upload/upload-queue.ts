import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { currentSession, type LiveSession, onSessionChange } from '../session/session.ts';
import { adminTimings } from '../words.ts';
import { type Pause, type Progress, type QueueEvent, QueueStore } from './queue-store.ts';
import { type Details, type QueuedFile, retried, submitted } from './queued-file.ts';
import { workQueue } from './work-queue.ts';

/** One tab at a time works the queue; the browser passes this lock on when the tab goes. */
const LOCK = 'uploads';

export interface QueueState {
  files: readonly QueuedFile[];
  /** By key: how far each file is that is worked on. */
  progress: ReadonlyMap<string, Progress>;
  pause: Pause | undefined;
  /** This tab is the one that works. */
  working: boolean;
}

/**
 * The upload queue as this page sees it. It belongs to the page and not to a screen: uploads go on while the admin
 * looks at something else.
 */
export class UploadQueue {
  readonly store = new QueueStore();
  #state: QueueState = { files: [], progress: new Map(), pause: undefined, working: false };
  #listeners = new Set<() => void>();
  #reading: Promise<void> | undefined;
  #unread = false;
  #clearing: ReturnType<typeof setTimeout> | undefined;
  #work: { session: LiveSession; stopping: AbortController } | undefined;

  constructor() {
    this.store.subscribe((event) => this.#receive(event));
    onSessionChange(() => this.#followSession());
    this.#followSession();
    this.reload();
  }

  get state(): QueueState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what was chosen; files without details of their own take the form's. */
  async submit(form: Details): Promise<void> {
    // The store's own word: this page may not have read yet of a file that came a moment ago.
    const chosen = (await this.store.all()).filter(({ status }) => status === 'chosen');
    await this.store.changeAll(
      chosen.map(({ key }) => key),
      submitted(form),
    );
  }

  async change(key: string, change: Pick<QueuedFile, 'details'>) {
    await this.store.change(key, (file) => ({ ...file, ...change }));
  }

  async retry(key: string): Promise<void> {
    await this.store.change(key, retried());
  }

  /** Takes the file out of the queue, and what is stored of it out of Storage. */
  async cancel({ key, id }: QueuedFile): Promise<void> {
    const file = await this.store.remove(key);
    const session = currentSession();
    if (!(file?.session || file?.posterSession) || session.status !== 'signed-in') return;
    await call('DELETE /api/file/:id', { params: { id } }).catch((error: unknown) => {
      if (isGone(error)) return;
      // Storage is swept of what has no record.
      console.warn('a cancelled upload stays in Storage for a day', error);
    });
  }

  #receive(event: QueueEvent): void {
    if (event.type === 'progress') {
      const progress = new Map(this.#state.progress).set(event.key, event);
      // What is prepared on the phone says nothing about the line.
      this.#enter(event.step === 'transfer' ? { progress, pause: undefined } : { progress });
    } else if (event.type === 'pause') this.#enter({ pause: event.pause });
    else this.reload();
  }

  /**
   * Events come in bursts: while one reading of the store is under way, one more is enough for all of them.
   * @returns when this page knows what the store has
   */
  reload(): Promise<void> {
    this.#unread = true;
    this.#reading ??= this.#readAll();
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    try {
      while (this.#unread) {
        this.#unread = false;
        this.#show(await this.store.all());
      }
    } finally {
      this.#reading = undefined;
    }
  }

  #show(files: QueuedFile[]): void {
    this.#enter({ files });
    clearTimeout(this.#clearing);
    if (files.some(({ status }) => status === 'waiting')) return;
    if (!files.some(({ status }) => status === 'done')) return;
    this.#clearing = setTimeout(() => this.#clearDone(), adminTimings.progressResetMs);
  }

  /** Specification §4: the progress goes back to 0 some time after the last successful post. */
  async #clearDone(): Promise<void> {
    const done = this.#state.files.filter(({ status }) => status === 'done');
    for (const { key } of done) await this.store.remove(key);
  }

  #enter(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #followSession(): void {
    const session = currentSession();
    const live = session.status === 'signed-in' ? session : undefined;
    if (this.#work?.session.user === live?.user && Boolean(this.#work) === Boolean(live)) return;
    this.#work?.stopping.abort();
    this.#work = live && { session: live, stopping: new AbortController() };
    if (this.#work) this.#startWorking(this.#work.session, this.#work.stopping.signal);
  }

  #startWorking(session: LiveSession, signal: AbortSignal): void {
    this.#enter({ pause: undefined });
    navigator.locks
      .request(LOCK, { signal }, async () => {
        this.#enter({ working: true });
        await workQueue({ store: this.store, session, signal });
      })
      .catch((error: unknown) => {
        if (!signal.aborted) console.error('the queue has stopped', error);
      })
      .finally(() => {
        if (signal === (this.#work?.stopping.signal ?? signal)) this.#enter({ working: false });
      });
  }
}
