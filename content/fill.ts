/**
 * Embeddings, overrides and isolates of right-to-left writing: in a value they would turn the
 * sentence around it.
 */
const DIRECTIONS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/**
 * 'Slide {number} of {count}' with its values.
 * @throws for a place without one: it would be shown as it stands
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${template}`);
    return withoutDirections(String(value));
  });
}

export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '');
}

/** '{count}', '{number}': each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))];
}
