import { isPicture, type PictureChoice } from '@theni/content/pictures';
import { isSame } from '@theni/contract/tree';
import { readableHours } from '../../company/opening-hours.ts';
import { useWords } from '../../words/words.ts';
import { editorText } from './editor-words.ts';
import { Thumbnail } from './thumbnail.tsx';

const text = editorText.changes;

/**
 * A value of the content, to be read and compared.
 * @param other what stands beside it: of an element that both lists have the name is enough
 */
export function ShownValue({
  path,
  value,
  other,
}: {
  path: string;
  value: unknown;
  other?: unknown;
}) {
  const { hours } = useWords().frame;
  if (path.endsWith('picture.file')) return <Thumbnail file={String(value)} />;
  if (isPicture(value)) return <Thumbnail file={value.file} />;
  const show = (part: unknown) =>
    path.startsWith('company.openingHours') ? [readableHours(String(part), hours)] : wordsOf(part);
  const lang = /\.(en|ta)$/.exec(path)?.[1];
  if (Array.isArray(value)) {
    if (value.length === 0) return text.nothing;
    return (
      <ol>
        {value.map((element, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shown, never changed
          <li key={index}>
            {show(element)
              .slice(0, isAmong(other, element) ? 1 : undefined)
              .join(' · ')}
            {isPictured(element) && <Thumbnail file={element.picture.file} />}
          </li>
        ))}
      </ol>
    );
  }
  const words = show(value).join(' · ');
  return words ? <span lang={lang}>{words}</span> : text.nothing;
}

function isAmong(list: unknown, element: unknown): boolean {
  return Array.isArray(list) && list.some((each) => isSame(each, element));
}

function isPictured(element: unknown): element is { picture: PictureChoice } {
  return typeof element === 'object' && element !== null && 'picture' in element;
}

/** Pictures are shown. */
function wordsOf(value: unknown): string[] {
  if (isPicture(value)) return [];
  if (typeof value !== 'object' || value === null) return [String(value ?? '')].filter(Boolean);
  return Object.values(value).flatMap(wordsOf);
}
