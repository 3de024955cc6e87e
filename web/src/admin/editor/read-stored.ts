/**
 * What the browser has stored as JSON. What cannot be read counts as nothing: a write may have been
 * cut off, and an extension or an older release may have left something else.
 * @param text as the storage gives it
 */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What a form has stored: its fields by their names, texts and ticks alone. */
export function readForm(text: string | null): Record<string, string | boolean> {
  const value = parseStored(text);
  return isForm(value) ? value : {};
}

function isForm(value: unknown): value is Record<string, string | boolean> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((field) => ['string', 'boolean'].includes(typeof field));
}
