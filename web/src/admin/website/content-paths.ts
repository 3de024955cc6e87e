import { shipped } from '@theni/content';
import { shippedValues } from '@theni/content/changes';
import { valuesIn } from '@theni/content/text';
import type { Changes } from '@theni/contract';

/** @param path of a value, or of what has several, such as a picture */
export function changesAt(path: string, value: unknown): Changes {
  return isValue(path) ? { [path]: value } : valuesIn(value as object, path);
}

export function valueAt(changes: Changes, path: string): unknown {
  const whole = valuePath(path);
  const at = (key: string) =>
    (Object.hasOwn(changes, key) ? changes[key] : null) ?? shippedValues[key];
  if (whole) return partOf(at(whole), path.slice(whole.length + 1));
  const inner = Object.keys(shippedValues).filter((key) => key.startsWith(`${path}.`));
  return Object.fromEntries(inner.map((key) => [key.slice(path.length + 1), at(key)]));
}

/**
 * What the sheet opens for a path: a text in both languages, a line, a picture, a place, or a list
 * and the element that was meant: 'people.jointDirectors.1.name.ta' → the list, and 1.
 */
export function fieldForPath(path: string): { path: string; element: number | undefined } {
  const whole = valuePath(path);
  if (!whole) return { path, element: undefined };
  const element = /^\.(\d+)/.exec(path.slice(whole.length))?.[1];
  const around = whole.slice(0, whole.lastIndexOf('.'));
  const isPart = isValue(`${around}.file`) || isValue(`${around}.latitude`);
  return { path: isPart ? around : whole, element: element ? Number(element) : undefined };
}

export function samplesAt(path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (samples, key) =>
        /^\d+$/.test(key) ? samples.flat() : samples.map((sample) => partOf(sample, key)),
      [shipped],
    );
}

/** 'people.jointDirectors.0.name' → 'people.jointDirectors' */
export function valuePath(path: string): string | undefined {
  if (isValue(path)) return path;
  return path.includes('.') ? valuePath(path.slice(0, path.lastIndexOf('.'))) : undefined;
}

export function isValue(path: string): boolean {
  return Object.hasOwn(shippedValues, path);
}

function partOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}
