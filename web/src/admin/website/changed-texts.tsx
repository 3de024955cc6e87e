import { nameAt, pageOf } from '@theni/content/labels';
import { isPicture } from '@theni/content/pictures';
import { isSame } from '@theni/contract/is-same';
import type { ReactNode } from 'react';
import { readableHours } from '../../company/opening-hours.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { useWords } from '../../words/words.ts';
import common from '../ui/common.module.css';
import { changesAt, valueAt } from './draft.ts';
import { Thumbnail } from './pictures.tsx';
import { siteAddress } from './place.ts';
import { useWebsite } from './use-website.ts';
import css from './website.module.css';
import { websiteText } from './words.ts';

const text = websiteText.publish;

/** Each with what visitors read and what they will read, and the way back. */
export function ChangedTexts({ paths }: { paths: string[] }) {
  const { draft, state } = useWebsite();
  return (
    <ul className={common.stack}>
      {paths.map((path) => {
        const name = nameAt(path);
        const before = valueAt(state.server.Published ?? {}, path);
        const after = valueAt(state.changes, path);
        return (
          <li key={path} aria-label={name} className={classNames(common.panel, css.change)}>
            <h4>
              <Link to={siteAddress({ page: pageOf(path), edit: [path] })}>{name}</Link>
            </h4>
            <dl>
              <dt>{text.before}</dt>
              <dd>
                <ShownValue value={before} other={after} />
              </dd>
              <dt>{text.after}</dt>
              <dd>
                <ShownValue value={after} other={before} />
              </dd>
            </dl>
            <Button
              variant="outline"
              aria-label={text.takeBackOf(name)}
              onClick={() => draft.put(changesAt(path, before))}
            >
              {text.takeBack}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** @param other what stands beside it: of an element that both lists have the name is enough */
export function ShownValue({ value, other }: { value: unknown; other?: unknown }): ReactNode {
  const { hours } = useWords().frame;
  if (isPicture(value)) return <Thumbnail file={value.file} />;
  if (!Array.isArray(value)) {
    const words = wordsOf(value).join(' · ');
    return /^(Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(words)
      ? readableHours(words, hours)
      : words || text.nothing;
  }
  const shared = Array.isArray(other) ? other : [];
  return (
    <ol>
      {value.map((element, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shown, never changed
        <li key={index}>
          {shared.some((each) => isSame(each, element)) ? (
            wordsOf(element)[0]
          ) : (
            <ShownValue value={element} />
          )}
        </li>
      ))}
    </ol>
  );
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'number')
    return [value.toLocaleString('en-IN', { maximumFractionDigits: 7 })];
  if (typeof value !== 'object' || value === null) return [String(value ?? '')].filter(Boolean);
  return isPicture(value) ? [] : Object.values(value).flatMap(wordsOf);
}
