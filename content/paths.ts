import type { ValuesByPath } from '@theni/contract';
import { partAt } from '@theni/contract/fields';
import { shipped } from './index.ts';
import { isPicture } from './pictures.ts';
import { isBilingual } from './text.ts';

/**
 * A path leads to a part of the content: 'home.hero.headline', 'plots.slides.0.title'. The owner
 * changes whole values: a text in both languages, a line, a list, a picture or a point on the map.
 * The parts of a value have paths too, by which fields and issues are found.
 */
export function joinPath(path: string, key: string | number): string {
  return path ? `${path}.${key}` : String(key);
}

/** Every text and number with its path. Texts are without the blanks around them. */
export function leavesOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null)
    return [[path, typeof value === 'string' ? value.trim() : value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, joinPath(path, key)));
}

export function valuesIn(content: object, path = ''): ValuesByPath {
  return Object.assign(
    Object.create(null),
    ...Object.entries(content).map(([key, value]) => {
      const inner = joinPath(path, key);
      return isBranch(value) ? valuesIn(value, inner) : { [inner]: value };
    }),
  );
}

/** A copy of the content in which these values replace its own, whatever shape they have. */
export function withValues<Branch extends object>(
  branch: Branch,
  values: ValuesByPath,
  path = '',
): Branch {
  const entries = Object.entries(branch).map(([key, value]) => {
    const inner = joinPath(path, key);
    if (Object.hasOwn(values, inner)) return [key, structuredClone(values[inner])];
    return [key, isBranch(value) ? withValues(value, values, inner) : value];
  });
  return Object.fromEntries(entries);
}

/** The owner changes the values inside a branch, and not the branch as a whole. */
export function isBranch(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !(isText(value) || isPicture(value) || isMapPoint(value));
}

export function isText(value: object): value is { en: string; ta: string } {
  return isBilingual(value) && typeof value.en === 'string';
}

export function isMapPoint(value: object): value is { latitude: number; longitude: number } {
  return 'latitude' in value && 'longitude' in value;
}

export const shippedValues: ValuesByPath = valuesIn(shipped);

export function isValue(path: string): boolean {
  return Object.hasOwn(shippedValues, path);
}

/**
 * 'people.jointDirectors.1.name.ta' → 'people.jointDirectors'; undefined where nothing is shipped.
 */
export function valuePathAt(path: string): string | undefined {
  if (isValue(path)) return path;
  return path.includes('.') ? valuePathAt(path.slice(0, path.lastIndexOf('.'))) : undefined;
}

/** @returns the owner's value, or else the shipped one */
export function valueAt(values: ValuesByPath, path: string): unknown {
  const whole = valuePathAt(path) ?? path;
  const value = (Object.hasOwn(values, whole) ? values[whole] : null) ?? shippedValues[whole];
  return whole === path ? value : partAt(value, path.slice(whole.length + 1));
}
