let running = 0;

/** Whether a file is being uploaded that would have to be chosen again. */
export const isUploading = () => running > 0;

/** Until an upload has ended, the browser asks before the tab is closed. */
export async function whileAsking<Result>(upload: () => Promise<Result>): Promise<Result> {
  running += 1;
  addEventListener('beforeunload', ask);
  try {
    return await upload();
  } finally {
    running -= 1;
    if (running === 0) stopAsking();
  }
}

/** For whoever has been asked already. */
export function stopAsking(): void {
  removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
