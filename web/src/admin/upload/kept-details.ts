import type { Details } from './queued-file.ts';

const KEY = 'upload-details';

/** The next photos are mostly of the same place; this device remembers what was sent last. */
export function keepDetails(details: Details): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(details));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function keptDetails(): Partial<Details> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
