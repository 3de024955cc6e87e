import type { UploadQueue } from './upload-queue.ts';

/** While this tab uploads, leaving it asks first and the screen does not go dark. */
export function keepPageOpen(queue: UploadQueue): void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;

  function updateGuard() {
    const busy =
      queue.state.working && queue.state.files.some(({ status }) => status === 'waiting');
    if (busy) addEventListener('beforeunload', send);
    else removeEventListener('beforeunload', send);
    if (busy && document.visibilityState === 'visible') lock ??= requestLock();
    if (!busy) {
      lock?.then((held) => held?.release());
      lock = undefined;
    }
  }

  async function requestLock(): Promise<WakeLockSentinel | undefined> {
    // Refused when the battery is low, and unknown to some browsers: the upload goes on all the same.
    const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
    // The browser takes it back when the page is hidden.
    held?.addEventListener('release', () => {
      lock = undefined;
    });
    return held;
  }

  queue.subscribe(updateGuard);
  document.addEventListener('visibilitychange', updateGuard);
}

function send(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The admin has been asked already. */
export function leaveWithoutAsking(): void {
  removeEventListener('beforeunload', send);
}
