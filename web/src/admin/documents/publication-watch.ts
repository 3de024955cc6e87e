import type { ContentResponse } from '@theni/contract';

/** What the server is known to say of an earlier publication, and what this one is to make public. */
interface Awaited {
  /** When the last publication began that is not this one. */
  after?: string | undefined;
  /** Undefined where somebody else has begun it. */
  version?: number;
}

export interface Verdict {
  result: 'published' | 'failed' | 'unknown';
  /** Why it failed, empty where it never began. */
  message: string;
}

/** A function that starts anew takes its time before it notes that it publishes. */
const ASKS_BEFORE_GIVING_UP = 20;

/** How a publication ended whose own answer is lost, from what the server says when it is asked now and then. */
export class PublicationWatch {
  readonly #awaited: Awaited;
  #asked = 0;

  constructor(awaited: Awaited) {
    this.#awaited = awaited;
  }

  /** @returns undefined as long as it may still begin, or goes on */
  judge({ Publication, PublishedVersion }: ContentResponse): Verdict | undefined {
    if (Publication?.Result === 'running') return undefined;
    const { after, version = 0 } = this.#awaited;
    if (!Publication || Publication.StartedAt === after) return this.#givenUp('failed');
    const { Result: result, Message } = Publication;
    if (result === 'unknown') return this.#givenUp('unknown');
    if (result !== 'published') return { result, message: Message ?? '' };
    // Another tab may have published what was there before this text.
    if ((PublishedVersion ?? 0) < version) return this.#givenUp('failed');
    return { result, message: '' };
  }

  #givenUp(result: 'failed' | 'unknown'): Verdict | undefined {
    this.#asked += 1;
    return this.#asked < ASKS_BEFORE_GIVING_UP ? undefined : { result, message: '' };
  }
}
