import { isPicture, type PictureChoice } from '@theni/content/pictures';
import { isSame } from '@theni/contract/tree';
import { readableHours } from '../../company/opening-hours.ts';
import { useWords } from '../../words/words.ts';
import { editorText } from './editor-words.ts';
import { layoutText } from './layout-words.ts';
import { Thumbnail } from './thumbnail.tsx';

const text = editorText.changes;

/** What the owner reads for what is chosen from a few. */
const CHOICES: Record<string, Record<string, string>> = {
  status: layoutText.statuses,
  'registration.exemption': text.exemptions,
};

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
  if (path === 'plan') return isFile(value) ? <Thumbnail file={value.file} /> : text.nothing;
  if (path === 'photos') return text.photos((value as string[]).length);
  const show = (part: unknown) =>
    path.startsWith('company.openingHours')
      ? [readableHours(String(part), hours)]
      : wordsOf(CHOICES[path]?.[String(part)] ?? part);
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
              .join(' · ') || text.nothing}
            {isPictured(element) && <Thumbnail file={element.picture.file} />}
          </li>
        ))}
      </ol>
    );
  }
  const words = show(value).join(' · ');
  return words ? <span lang={lang}>{text.quoted(words)}</span> : text.nothing;
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
  if (typeof value === 'number')
    return [value.toLocaleString('en-IN', { maximumFractionDigits: 7 })];
  if (typeof value === 'boolean') return [value ? text.yes : text.no];
  if (typeof value !== 'object' || value === null) return [String(value ?? '')].filter(Boolean);
  const named = Object.entries(value).filter(([key]) => key !== 'file');
  return named.flatMap(([, inner]) => wordsOf(inner));
}

function isFile(value: unknown): value is { file: string } {
  return typeof value === 'object' && value !== null && 'file' in value;
}
