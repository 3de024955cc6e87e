import { isPicture, type PictureChoice } from '@theni/content/pictures';
import { isSame } from '@theni/contract/is-same';
import { readableHours } from '../../company/opening-hours.ts';
import { useWords } from '../../words/words.ts';
import { Thumbnail } from './thumbnail.tsx';
import { websiteText } from './words.ts';

const text = websiteText.publish;

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
  if (isPicture(value)) return <Thumbnail file={value.file} />;
  if (!Array.isArray(value)) {
    const words = wordsOf(value).join(' · ');
    return words ? text.quoted(words) : text.nothing;
  }
  if (value.length === 0) return text.nothing;
  const show = (element: unknown) =>
    path === 'company.openingHours' ? [readableHours(String(element), hours)] : wordsOf(element);
  const isAmong = (element: unknown) =>
    Array.isArray(other) && other.some((each) => isSame(each, element));
  return (
    <ol>
      {value.map((element, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shown, never changed
        <li key={index}>
          {show(element)
            .slice(0, isAmong(element) ? 1 : undefined)
            .join(' · ') || text.nothing}
          {isPictured(element) && <Thumbnail file={element.picture.file} />}
        </li>
      ))}
    </ol>
  );
}

function isPictured(element: unknown): element is { picture: PictureChoice } {
  return typeof element === 'object' && element !== null && 'picture' in element;
}

/** Pictures are shown. */
function wordsOf(value: unknown): string[] {
  if (isPicture(value)) return [];
  if (typeof value === 'number')
    return [value.toLocaleString('en-IN', { maximumFractionDigits: 7 })];
  if (typeof value !== 'object' || value === null) return [String(value ?? '')].filter(Boolean);
  return Object.entries(value).flatMap(([key, inner]) => (key === 'file' ? [] : wordsOf(inner)));
}
