import type { FieldMeta } from '@theni/contract/fields';
import { labelAt } from './labels.ts';
import { isBranch, isMapPoint, isText } from './paths.ts';
import { isPicture } from './pictures.ts';
import { placeholdersIn } from './text.ts';
import { isEditable, settingsAt } from './value-settings.ts';

/**
 * How the owner is asked for what stands at a path.
 * @param originals what is shipped there; in a list, in all its elements
 * @param path with `*` for an element of a list: 'plots.slides.*.title'
 * @returns undefined for what is no value of its own
 */
export function fieldMetaAt(originals: unknown[], path: string): FieldMeta | undefined {
  const [original] = originals;
  const isElement = path.endsWith('.*');
  if (typeof original === 'number' || (isBranch(original) && !isElement)) return undefined;
  const label = labelAt(path);
  if (!isEditable(path)) return { kind: 'fixed', label };
  if (Array.isArray(original))
    return {
      kind: 'list',
      label,
      isFixedList: settingsAt(path).isFixedList ?? false,
      defaultValue: [],
    };
  if (typeof original === 'string') return lineMeta(originals as string[], path, label);
  const value = original as object;
  if (isText(value)) return textMeta(originals as Record<string, string>[], path, label);
  if (isPicture(value)) return { kind: 'picture', label, defaultValue: value };
  if (isMapPoint(value)) return { kind: 'geo', label, defaultValue: value };
  return { kind: 'element', label };
}

function lineMeta(originals: string[], path: string, label: string): FieldMeta {
  const { kind = 'line', hint } = settingsAt(path);
  const defaultValue = kind === 'hours' ? 'Mo-Sa 09:00-18:00' : '';
  return { kind, label, defaultValue, hint, limit: maxLengthOf(originals) };
}

/** The field of a longer text has several lines. */
const LINE_LENGTH = 50;

function textMeta(originals: Record<string, string>[], path: string, label: string): FieldMeta {
  const texts = originals.flatMap((text) => Object.values(text));
  const filled = placeholdersIn(texts.join(' ')).join(', ');
  const hints = [
    filled && `Do not change ${filled}: the site puts the right word there.`,
    settingsAt(path).hint,
  ];
  return {
    kind: 'bilingual',
    label,
    defaultValue: { en: '', ta: '' },
    limit: maxLengthOf(texts),
    hint: hints.filter(Boolean).join(' ') || undefined,
    rows: texts.some(({ length }) => length > LINE_LENGTH) ? 3 : undefined,
  };
}

const TEXT_MAX_LENGTH = 5000;

/** In UTF-16 units. @param originals what is shipped at a path; in a list, in all its elements */
export function maxLengthOf(originals: string[]): number {
  const longest = Math.max(...originals.map(({ length }) => length));
  return Math.min(TEXT_MAX_LENGTH, Math.max(80, 4 * longest));
}
