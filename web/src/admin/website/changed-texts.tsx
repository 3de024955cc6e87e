import { breadcrumbAt } from '@theni/content/labels';
import { isText, valueAt } from '@theni/content/paths';
import { pageShowing } from '@theni/content/sections';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ShownValue } from '../fields/field-question.tsx';
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
