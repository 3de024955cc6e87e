import { breadcrumbAt } from '@theni/content/labels';
import { isSame } from '@theni/contract/is-same';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { changesAt, fieldForPath, valueAt } from './content-paths.ts';
import { Fields } from './fields.tsx';
import { useWebsite } from './use-website.ts';
import { websiteText } from './words.ts';

const text = websiteText.site;

export function OpenedValue({ path, lang }: { path: string; lang: string }) {
  const { draft, state } = useWebsite();
  const { path: whole, element } = fieldForPath(path);
  const now = valueAt(state.changes, whole);
  const [before] = useState(now);
  /** Fields that hold what is typed, and lists, begin anew with the value of before. */
  const [round, setRound] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const put = (value: unknown) => draft.put(changesAt(whole, value));
  useEffect(() => {
    const inputIn = (start: string) =>
      fields.current?.querySelector<HTMLElement>(
        `[data-path^="${CSS.escape(start)}"] :is(input, textarea, select, button)`,
      );
    const input = inputIn(`${path}.${lang}`) ?? inputIn(path);
    input?.focus({ preventScroll: true });
    input?.scrollIntoView({ block: 'nearest' });
  }, [path, lang]);
  return (
    <>
      <h2>{breadcrumbAt(whole)}</h2>
      <div key={round} ref={fields} className={common.stack}>
        <Fields path={whole} value={now} opened={element} onChange={put} />
      </div>
      {!isSame(before, now) && (
        <Button
          variant="outline"
          onClick={() => {
            put(before);
            setRound(round + 1);
          }}
        >
          {text.asItWas}
        </Button>
      )}
    </>
  );
}
