import { vi } from 'vitest';

/** In place of `firebase-functions/logger`: a line for each of 100,000 requests would bury what tests say. */
export const info = vi.fn();
export const warn = vi.fn();
export const error = vi.fn(console.error);
