/**
 * What the browser has stored as JSON. What cannot be read counts as nothing: a write may have been
 * cut off, and an extension or an older build may have left something else.
 * @param stored as the storage gives it
 */
export function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
}

/** What a form has stored: its fields by their names, texts and ticks alone. */
export function readForm(stored: string | null): Record<string, string | boolean> {
  const value = parseStored(stored);
  return isForm(value) ? value : {};
}

function isForm(value: unknown): value is Record<string, string | boolean> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((field) => ['string', 'boolean'].includes(typeof field));
}
