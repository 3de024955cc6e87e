export const PLACEHOLDER = /\{(\w+)\}/g;

/** Marks of right-to-left writing, which in a value would turn the sentence around it. */
const DIRECTIONS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/**
 * Puts values into the placeholders of a template: 'Slide {number} of {count}'.
 * @throws when a placeholder has no value: visitors would read the placeholder
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(PLACEHOLDER, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${template}`);
    return withoutDirections(String(value));
  });
}

export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '');
}

/** @returns each placeholder once: '{count}', '{number}' */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}
