import { shipped } from '@theni/content';
import { shippedValues } from '@theni/content/changes';
import { valueSchemas } from '@theni/content/schema';
import { valuesIn } from '@theni/content/text';
import type { Changes, ContentResponse } from '@theni/contract';
import { call } from '../api/call.ts';
import { Draft } from '../fields/draft.ts';

export const getContent = () => call('GET /api/content');

export function websiteDraft(server: ContentResponse): Draft<ContentResponse> {
  return new Draft(server, {
    keptAs: 'website-draft',
    get: getContent,
    patch: (Changes) => call('PATCH /api/content', { body: { Changes } }),
    schemaAt: (path) => valueSchemas.get(path),
  });
}

/** @param path of a value, or of what has several, such as a picture */
export function changesAt(path: string, value: unknown): Changes {
  return isValue(path) ? { [path]: value } : valuesIn(value as object, path);
}

/** What stands at a path: a value, a part of one, or what has several values, such as a picture. */
export function valueAt(changes: Changes, path: string): unknown {
  const whole = valuePath(path);
  const at = (each: string) => (Object.hasOwn(changes, each) ? changes[each] : shippedValues[each]);
  if (whole) return partOf(at(whole), path.slice(whole.length + 1));
  const inner = Object.keys(shippedValues).filter((each) => each.startsWith(`${path}.`));
  return Object.fromEntries(inner.map((each) => [each.slice(path.length + 1), at(each)]));
}

/**
 * What the sheet opens for a path: a text in both languages, a line, a picture, the place on the map, or a whole list
 * and the element that was meant: 'people.jointDirectors.1.name.ta' → the list, and its second element.
 */
export function openedAt(path: string): { path: string; element: number | undefined } {
  const whole = valuePath(path);
  if (!whole) return { path, element: undefined };
  const element = /^\.(\d+)/.exec(path.slice(whole.length))?.[1];
  const around = whole.slice(0, whole.lastIndexOf('.'));
  const isPart = isValue(`${around}.file`) || isValue(`${around}.latitude`);
  return { path: isPart ? around : whole, element: element ? Number(element) : undefined };
}

/** What is shipped at a path; in a list, in all its elements. */
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
function valuePath(path: string): string | undefined {
  if (isValue(path)) return path;
  return path.includes('.') ? valuePath(path.slice(0, path.lastIndexOf('.'))) : undefined;
}

function isValue(path: string): boolean {
  return Object.hasOwn(shippedValues, path);
}

function partOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}
