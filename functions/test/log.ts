import { vi } from 'vitest';

/** In place of `firebase-functions/logger`. */
export const info = vi.fn();
export const warn = vi.fn();
export const error = vi.fn(console.error);
