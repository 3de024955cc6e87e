import { type FileType, VIDEO_TYPE } from '@theni/contract/limits';
import { adminText } from '../words.ts';
import { checkFile, RejectedFileError } from './check-file.ts';
import { previewOfPhoto } from './preparation.ts';
import type { QueueStore } from './queue-store.ts';
import { chosenFile, type QueuedFile } from './queued-file.ts';
import { keepPoster } from './video-poster.ts';

export interface RejectedFile {
  name: string;
  reason: string;
}

/** Takes copies of the files into the queue. @returns those that were rejected, and why */
export async function chooseFiles(
  store: QueueStore,
  files: readonly File[],
): Promise<RejectedFile[]> {
  // Asks the browser not to throw the copies away when the phone runs out of space.
  navigator.storage?.persist?.().catch(() => {});
  const rejected: RejectedFile[] = [];
  const accepted: { file: File; queued: QueuedFile }[] = [];
  const first = Date.now() * 1000;
  for (const [index, file] of files.entries()) {
    try {
      const type = await checkFile(file);
      const { name, size } = file;
      const queued = chosenFile({ name, size, type, order: first + index });
      await copy(store, queued, file);
      accepted.push({ file, queued });
    } catch (error) {
      if (!(error instanceof RejectedFileError)) throw error;
      rejected.push({ name: file.name, reason: error.message });
    }
  }
  showPreviews(store, accepted);
  return rejected;
}

async function copy(store: QueueStore, queued: QueuedFile, file: File): Promise<void> {
  try {
    await store.add(queued, file);
  } catch (cause) {
    await store.remove(queued.key).catch(() => {});
    const full = (cause as { name?: unknown }).name === 'QuotaExceededError';
    const { noSpace, notReadable } = adminText.issues;
    throw new RejectedFileError(full ? noSpace : notReadable, { cause });
  }
}

/** One after the other, and after all files are copied: a preview is only a help. */
async function showPreviews(
  store: QueueStore,
  accepted: { file: File; queued: QueuedFile }[],
): Promise<void> {
  for (const { file, queued } of accepted) {
    await showPreview(store, queued.key, file, queued.type).catch((error: unknown) =>
      console.info(`there is no preview of ${queued.name}`, error),
    );
  }
}

async function showPreview(store: QueueStore, key: string, file: File, type: FileType) {
  if (type === VIDEO_TYPE) {
    await keepPoster(store, key, file);
    return;
  }
  await store.keepBytes(key, 'preview', await previewOfPhoto(file, type));
  await store.change(key, (queued) => ({ ...queued, preview: 'preview' }));
}
