import { breadcrumbAt } from '@theni/content/labels';
import { valueAt, valuePathAt } from '@theni/content/paths';
import { contentFieldsAt } from '@theni/content/schema';
import type { ValuesByPath } from '@theni/contract';
import { isSame } from '@theni/contract/same-values';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { issueAt } from '../fields/field-issue.tsx';
import { focusField } from '../fields/focus-field.ts';
import { FormField } from '../fields/form-field.tsx';
import { labels } from '../help/labels.ts';
import common from '../ui/common.module.css';
import { useWebsite } from './use-website.ts';

const NOTHING_PUT = { before: {}, after: {} };

/** The fields of what was tapped: of one value, or of several such as an address. */
export function OpenedValue({ path, lang }: { path: string; lang: string }) {
  const { saver, state, toCorrect } = useWebsite();
  const fields = contentFieldsAt(path);
  const values = Object.fromEntries(
    fields.map((field) => [field.path, valueAt(state.typed, field.path)]),
  );
  /** What this panel has put, and what stood there before. */
  const [put, setPut] = useState<{ before: ValuesByPath; after: ValuesByPath }>(NOTHING_PUT);
  /** Another key makes fields and lists, which hold what is typed, start from their old values. */
  const [resetKey, setResetKey] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusField(form.current, `${path}.${lang}`)) focusField(form.current, path);
  }, [path, lang]);
  const answers = {
    keepMine: saver.keepMine,
    /** What was typed here is gone then, and no Undo is left of it. */
    discard: (paths?: string[]) => {
      saver.discard(paths);
      setPut(NOTHING_PUT);
    },
  };
  return (
    <>
      <h2>{breadcrumbAt(valuePathAt(path) ?? path)}</h2>
      <div key={resetKey} ref={form} className={common.stack}>
        {fields.map((field) => (
          <FormField
            key={field.path}
            field={field}
            name={breadcrumbAt(field.path)}
            value={values[field.path]}
            opened={elementIn(path, field.path)}
            issueAt={(inner) => issueAt(inner, state, toCorrect, answers)}
            onChange={(value) => {
              setPut({
                before: { [field.path]: values[field.path], ...put.before },
                after: { ...put.after, [field.path]: value },
              });
              saver.put({ [field.path]: value });
            }}
          />
        ))}
      </div>
      {Object.entries(put.before).some(([path, before]) => !isSame(before, values[path])) && (
        <Button
          variant="outline"
          onClick={() => {
            saver.put(put.before, { undone: put.after });
            setPut(NOTHING_PUT);
            setResetKey(resetKey + 1);
          }}
        >
          {labels.undo}
        </Button>
      )}
    </>
  );
}

/** 'people.jointDirectors.1.name' in 'people.jointDirectors' → 1 */
function elementIn(path: string, list: string): number | undefined {
  const index = /^\.(\d+)/.exec(path.slice(list.length))?.[1];
  return index === undefined ? undefined : Number(index);
}
