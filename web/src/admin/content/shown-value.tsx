import { contentText } from './content-words.ts';

const text = contentText.changes;

/** A value of the content, to be read and compared. */
export function ShownValue({ path, value }: { path: string; value: unknown }) {
  const lang = /\.(en|ta)$/.exec(path)?.[1];
  if (Array.isArray(value)) {
    if (value.length === 0) return text.nothing;
    return (
      <ol>
        {value.map((element, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shown, never changed
          <li key={index}>{wordsOf(element).join(' · ')}</li>
        ))}
      </ol>
    );
  }
  const words = wordsOf(value).join(' · ');
  return words ? <span lang={lang}>{words}</span> : text.nothing;
}

function wordsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value ?? '')].filter(Boolean);
  return Object.values(value).flatMap(wordsOf);
}
