import { loadCode } from './load-code.ts';
import type { QueueStore } from './queue-store.ts';

/** Keeps a film's still picture and its length, if this browser can play it. */
export async function keepPoster(store: QueueStore, key: string, film: Blob): Promise<void> {
  const { readVideo } = await loadCode(import('./video-poster.ts'));
  const facts = await readVideo(film);
  if (!facts) return;
  await store.keepBytes(key, 'poster', facts.poster);
  await store.change(key, (file) => ({ ...file, duration: facts.duration, preview: 'poster' }));
}
