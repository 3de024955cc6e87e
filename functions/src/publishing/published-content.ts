import type { Content } from '@theni/content';
import { contentFrom } from '@theni/content/changes';
import type { ReleaseStore } from './release-store.ts';

const KEEP_MS = 30_000;

interface Kept {
  /** Id of its release. */
  of: string | undefined;
  content: Content;
}

/**
 * What the pages say, read again after half a minute: of the database then one small document. While that does not
 * answer, what was read last.
 * @param initial for a site that has never been published
 */
export function publishedContentOf(
  store: Pick<ReleaseStore, 'state' | 'published'>,
  initial: Content,
  now: () => Date,
): () => Promise<Content> {
  let kept: Kept | undefined;
  let reading: Promise<Kept> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  return async function publishedContent(): Promise<Content> {
    if (kept && now().getTime() - readAt < KEEP_MS) return kept.content;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    const known = kept;
    kept = await reading.catch((error: unknown) => {
      if (!known) throw error;
      return known;
    });
    return kept.content;
  };

  async function read(): Promise<Kept> {
    const { Release: of } = await store.state();
    const published = kept && kept.of === of ? undefined : await store.published();
    const content = published ? contentFrom(published.Changes) : (kept?.content ?? initial);
    readAt = now().getTime();
    return { of, content };
  }
}
