import type { Language } from '@theni/contract/limits';
import { isSame, valueAt } from '@theni/contract/tree';
import { useEffect, useRef, useState } from 'react';
import { pageNames } from '../../pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import common from '../ui/common.module.css';
import { LinkList } from '../ui/link-list.tsx';
import { openedAt, samplesAt } from './editable-values.ts';
import { editorText } from './editor-words.ts';
import { Fields } from './fields.tsx';
import { LayoutField, wholeOf } from './layout-field.tsx';
import { layoutAddress, linksToParts } from './layout-parts.ts';
import { NextIssue } from './next-issue.tsx';
import { useOpenLayout } from './opened-layout.tsx';
import { isOfLayout, siteAddress } from './parts.ts';
import css from './sheet.module.css';
import { pagesOf, useTextsOnPages } from './texts-on-pages.ts';
import { EditorContext, useCurrent, useEditor } from './use-editor.ts';

const text = editorText.site;

/** The field, or the fields that belong together, of the value at a path: of the content, or `projects.<slug>.…`. */
export function OpenedValue({ path, lang }: { path: string; lang: Language }) {
  const open = useOpenLayout();
  const [, slug = '', ...inner] = path.split('.');
  if (!isOfLayout(path)) return <ContentValue path={path} lang={lang} />;
  if (open?.layout.slug !== slug || inner.length === 0)
    return <OtherLayout path={path} lang={lang} />;
  const own = inner.join('.');
  if (inner[0] === 'Plots') return <PlotsElsewhere slug={slug} />;
  return (
    <EditorContext value={open.editor}>
      <Value whole={wholeOf(own)} path={own} lang={lang}>
        <LayoutField path={own} />
        <NextIssue path={own} />
      </Value>
    </EditorContext>
  );
}

/** What stands here belongs to a layout, which is changed on its own page. */
function OtherLayout({ path, lang }: { path: string; lang: Language }) {
  const [, layout = ''] = path.split('.');
  return (
    <>
      <h2>{text.ofLayout}</h2>
      <ButtonLink to={siteAddress({ layout, lang })}>{text.toLayout}</ButtonLink>
    </>
  );
}

/** They have a table, a plan and a status each. */
function PlotsElsewhere({ slug }: { slug: string }) {
  return (
    <>
      <h2>{text.plots}</h2>
      <p>
        <ButtonLink to={layoutAddress(slug)}>{text.plotStatus}</ButtonLink>
      </p>
      <LinkList links={linksToParts(slug)} />
    </>
  );
}

function ContentValue({ path, lang }: { path: string; lang: Language }) {
  const { path: whole, element } = openedAt(path);
  const pages = pagesOf(useTextsOnPages(), path);
  const note = !pages || pages.length === 1 ? undefined : notePages(pages.length);
  return (
    <Value whole={whole} path={path} lang={lang} note={note}>
      <Fields path={whole} samples={samplesAt(whole)} opened={element} />
    </Value>
  );
}

function notePages(count: number): string {
  if (count === 0) return text.onNone;
  return count >= pageNames.length ? text.onAll : text.onPages(count);
}

function Value({
  whole,
  path,
  lang,
  note,
  children,
}: {
  whole: string;
  path: string;
  lang: Language;
  note?: string | undefined;
  children: React.ReactNode;
}) {
  const { names, change } = useEditor();
  const now = valueAt(useCurrent(), whole);
  const [before] = useState(now);
  /** Fields that hold what is typed, and lists, begin anew with the value of before. */
  const [round, setRound] = useState(0);
  const fields = useFirstField(path, lang);
  return (
    <>
      <header className={css.head}>
        <h2>{names.nameAt(whole)}</h2>
        {note && <p className={common.note}>{note}</p>}
      </header>
      <div key={round} ref={fields} className={classNames(common.stack, css.fields)}>
        {children}
      </div>
      {!isSame(before, now) && (
        <Button
          variant="outline"
          onClick={() => {
            change(whole, before);
            setRound(round + 1);
          }}
        >
          {text.undo}
        </Button>
      )}
    </>
  );
}

/** What was meant is ready to be typed in. */
function useFirstField(path: string, lang: Language) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => fields.current?.querySelector<HTMLElement>(selector);
    const at = CSS.escape(path);
    const place =
      find(`[data-path="${CSS.escape(`${path}.${lang}`)}"]`) ??
      find(`[data-path="${at}"]`) ??
      find(`[data-path^="${at}"]`) ??
      fields.current;
    const input = place?.querySelector<HTMLElement>('input, textarea, select, button');
    // It may stand under "More".
    input?.closest('details')?.setAttribute('open', '');
    input?.focus({ preventScroll: true });
    if (input) putCaretLast(input);
    input?.scrollIntoView({ block: 'nearest' });
  }, [path, lang]);
  return fields;
}

/** Typing goes on after what stands there. */
function putCaretLast(input: HTMLElement): void {
  if (!input.matches('textarea, [type=text], [type=tel], [type=url]')) return;
  const text = input as HTMLInputElement;
  text.setSelectionRange(text.value.length, text.value.length);
}
