import { editorText } from './editor-words.ts';
import { layoutNames } from './layout-names.ts';
import { inLanguage } from './names.ts';
import { labelAt } from './sections.ts';

/** A value of the content as one speaks of it: 'Headline (Tamil), Top of the page, on Home'. */
export function spokenName(path: string): string {
  const [what = '', ...around] = labelsOf(path, labelAt);
  if (around.length === 0) return what;
  const part = path.split('.')[0] ?? '';
  const place = editorText.changes.places[part] ?? editorText.changes.on(around.at(-1) ?? '');
  return [what, ...around.slice(0, -1)].join(', ') + (around.length === 1 ? ' ' : ', ') + place;
}

/** Of a layout, whose own name stands beside it: 'Registration number', 'To (Tamil), Distance 2'. */
export function spokenLayoutName(path: string): string {
  const [what = '', ...around] = labelsOf(path, layoutNames.labelAt);
  return [what, ...around.filter((label) => /\d$/.test(label))].join(', ');
}

/** Of the value and of what it is in, from the inside; a list goes unnamed where its element says what it is. */
function labelsOf(path: string, label: (path: string) => string): string[] {
  // Of a picture or a document the file is what one sees.
  const { keys, language } = inLanguage(path.replace(/\.file$/, ''));
  const [what = '', ...around] = keys
    .map((_, at) => label(keys.slice(0, at + 1).join('.')))
    .filter((_, at) => !/^\d+$/.test(keys[at + 1] ?? ''))
    .reverse();
  return [what + language, ...around];
}
