import type { FieldMeta } from '@theni/contract/fields';
import { isEditable, isOpenList } from './editable.ts';
import { placeholdersIn } from './fill.ts';
import { elementName, hintAt, labelAt } from './labels.ts';
import { lineKindAt } from './line-kinds.ts';
import { isBranch, isMapPoint, isText } from './paths.ts';
import { isPicture } from './pictures.ts';

/**
 * How the owner is asked for what stands at a path.
 * @param samples what is shipped there; in a list, in all its elements
 * @param path with `*` for an element of a list: 'plots.slides.*.title'
 * @returns undefined for what is no value of its own
 */
export function fieldMetaAt(samples: unknown[], path: string): FieldMeta | undefined {
  const [sample] = samples;
  const isElement = path.endsWith('.*');
  if (typeof sample === 'number' || (isBranch(sample) && !isElement)) return undefined;
  const list = path.slice(0, -'.*'.length);
  const label = isElement ? elementName(list) : labelAt(path);
  if (!isEditable(path)) return { kind: 'fixed', label };
  if (Array.isArray(sample))
    return { kind: 'list', label, isFixedList: !isOpenList(path), empty: [] };
  if (typeof sample === 'string') return lineMeta(samples as string[], path, label);
  const value = sample as object;
  if (isText(value)) return textMeta(samples as Record<string, string>[], path, label);
  if (isPicture(value)) return { kind: 'picture', label, empty: value };
  if (isMapPoint(value)) return { kind: 'geo', label, empty: value };
  return { kind: 'group', label };
}

function lineMeta(samples: string[], path: string, label: string): FieldMeta {
  const { kind } = lineKindAt(path);
  const empty = kind === 'hours' ? 'Mo-Sa 09:00-18:00' : '';
  return { kind, label, empty, hint: hintAt(path), limit: maxLengthOf(samples) };
}

/** Longer ones have room for several lines. */
const LINE_LENGTH = 50;

function textMeta(samples: Record<string, string>[], path: string, label: string): FieldMeta {
  const texts = samples.flatMap((text) => Object.values(text));
  const filled = placeholdersIn(texts.join(' ')).join(', ');
  const hints = [
    filled && `Do not change ${filled}: the site puts the right word there.`,
    hintAt(path),
  ];
  return {
    kind: 'bilingual',
    label,
    empty: { en: '', ta: '' },
    limit: maxLengthOf(texts),
    hint: hints.filter(Boolean).join(' ') || undefined,
    rows: texts.some(({ length }) => length > LINE_LENGTH) ? 3 : undefined,
  };
}

const TEXT_MAX_LENGTH = 5000;

/** In UTF-16 units. @param samples what is shipped at a path; in a list, in all its elements */
export function maxLengthOf(samples: string[]): number {
  const longest = Math.max(...samples.map(({ length }) => length));
  return Math.min(TEXT_MAX_LENGTH, Math.max(80, 4 * longest));
}
