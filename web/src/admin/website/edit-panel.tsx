import { breadcrumbAt } from '@theni/content/labels';
import { valueAt, valuePathAt } from '@theni/content/paths';
import { contentFieldsAt } from '@theni/content/schema';
import type { ValuesByPath } from '@theni/contract';
import { isSame } from '@theni/contract/same-values';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { issueAt } from '../fields/field-issue.tsx';
import { FormField } from '../fields/form-field.tsx';
import { labels } from '../help/labels.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/controls.tsx';
import { focusField } from '../ui/focus.ts';
import { Search, ValueLinksByPath } from './search.tsx';
import { useWebsite } from './use-website.ts';
import css from './website.module.css';
import type { WebsiteView } from './website-address.ts';

interface Props {
  view: WebsiteView;
  onShow: (view: Partial<WebsiteView>) => void;
  onClose: () => void;
}

/** What was tapped, or is searched for: at the bottom of a phone, at the side of a desktop. */
export function EditPanel({ view, onShow, onClose }: Props) {
  const { edit, lang } = view;
  const [path = '', ...others] = edit;
  const panel = useRef<HTMLElement>(null);
  // Read before a field takes the focus.
  const [before] = useState(focusedElement);
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement))
      panel.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, [before]);
  /** The value that was opened from a list of values. */
  const opened = useRef('');
  useEffect(() => {
    if (edit.length === 1) opened.current = path;
    else if (opened.current)
      panel.current?.querySelector<HTMLElement>(`a[href$="edit=${opened.current}"]`)?.focus();
  }, [edit.length, path]);
  return (
    <section
      ref={panel}
      className={css.editPanel}
      aria-label="Change"
      tabIndex={-1}
      onKeyDown={(event) => isEscape(event.nativeEvent) && onClose()}
    >
      <div className={css.close}>
        <IconButton icon="close" name="Close" onClick={onClose} />
      </div>
      <div className={classNames(common.stack, css.content)}>
        {edit.length === 0 && <Search view={view} onShow={onShow} />}
        {edit.length === 1 && <OpenedValue key={path} path={path} lang={lang} />}
        {others.length > 0 && (
          <>
            <h2>What do you want to change?</h2>
            <ValueLinksByPath paths={edit} lang={lang} />
          </>
        )}
      </div>
    </section>
  );
}

/**
 * While letters are composed Escape takes back the proposed word, which Safari tells by `keyCode`
 * alone.
 */
function isEscape({ key, isComposing, keyCode }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing && keyCode !== 229;
}

/** The element inside the frame of the page: to focus the frame itself would scroll to its top. */
function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  const isFrame = activeElement instanceof HTMLIFrameElement;
  const inner = isFrame ? activeElement.contentDocument?.activeElement : undefined;
  return (inner ?? activeElement) as HTMLElement | null;
}

const NOTHING_PUT = { before: {}, after: {} };

/** The fields of what was tapped: of one value, or of several such as an address. */
function OpenedValue({ path, lang }: { path: string; lang: string }) {
  const { saver, state, toCorrect } = useWebsite();
  const fields = contentFieldsAt(path);
  const values = Object.fromEntries(
    fields.map((field) => [field.path, valueAt(state.fieldValues, field.path)]),
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
