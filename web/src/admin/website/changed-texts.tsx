import { breadcrumbAt } from '@theni/content/labels';
import { isText, valueAt } from '@theni/content/paths';
import { isPicture } from '@theni/content/pictures';
import { pageShowing } from '@theni/content/sections';
import { isSame } from '@theni/contract/is-same';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Thumbnail } from '../fields/thumbnail.tsx';
import { labels } from '../help/labels.ts';
import common from '../ui/common.module.css';
import { useWebsite } from './use-website.ts';
import { websiteAddress } from './website-address.ts';

export function ChangedTexts({ paths }: { paths: string[] }) {
  const { saver, state } = useWebsite();
  return (
    <ul className={common.stack}>
      {paths.map((path) => {
        const name = breadcrumbAt(path);
        const before = valueAt(state.server.published ?? {}, path);
        const after = valueAt(state.values, path);
        return (
          <li key={path} aria-label={name} className={common.card}>
            <div className={common.row}>
              <strong>
                <Link to={websiteAddress({ page: pageShowing(path), edit: [path] })}>{name}</Link>
              </strong>
              <Button
                variant="outline"
                aria-label={`${labels.undo}: ${name}`}
                onClick={() => saver.put({ [path]: before })}
              >
                {labels.undo}
              </Button>
            </div>
            {isOneLanguageOnly(before, after) && (
              <p className={common.note}>
                The English text has changed, and the Tamil one has not. Should it?
              </p>
            )}
            <dl>
              <dt className={common.note}>Now</dt>
              <dd>
                <ShownValue value={before} other={after} />
              </dd>
              <dt className={common.note}>New</dt>
              <dd>
                <ShownValue value={after} other={before} />
              </dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether an English text is another one, and the Tamil beside it the same as before. */
export function isOneLanguageOnly(before: unknown, after: unknown): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false;
  if (isText(before) && isText(after)) return before.en !== after.en && before.ta === after.ta;
  return Object.entries(after).some(([key, inner]) =>
    isOneLanguageOnly((before as Record<string, unknown>)[key], inner),
  );
}

/** @param other the value beside it: an element that both lists have is shown by its name alone */
function ShownValue({ value, other }: { value: unknown; other?: unknown }): ReactNode {
  if (isPicture(value)) return <Thumbnail file={value.file} />;
  if (!Array.isArray(value)) return wordsOf(value).join(' · ') || '(nothing)';
  const shared = Array.isArray(other) ? other : [];
  const isShared = (element: unknown) => shared.some((other) => isSame(other, element));
  return (
    <ol>
      {value.map((element, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shown, never changed
        <li key={index}>
          {isShared(element) ? wordsOf(element)[0] : <ShownValue value={element} />}
        </li>
      ))}
    </ol>
  );
}

function wordsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value ?? '')].filter(Boolean);
  return isPicture(value) ? [] : Object.values(value).flatMap(wordsOf);
}
