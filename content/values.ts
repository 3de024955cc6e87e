import type { Changes } from '@theni/contract';
import { isBoth } from './text.ts';

/** Neither a list nor a text in both languages nor a plain value. */
export function isBranch(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !(isBoth(value) && typeof value.en === 'string');
}

/** Every value by its path: a text in both languages, a list, a line or a number. */
export function valuesIn(content: object, path = ''): Changes {
  return Object.assign(
    Object.create(null),
    ...Object.entries(content).map(([key, value]) => {
      const inner = path ? `${path}.${key}` : key;
      return isBranch(value) ? valuesIn(value, inner) : { [inner]: value };
    }),
  );
}
