import { type Content, shipped } from '@theni/content';
import type { PublicationOrder } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { differences } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { useState } from 'react';
import { useSearch } from '../../location.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { ChangeList } from './change-list.tsx';
import css from './changes.module.css';
import { ConflictLink } from './conflict-notice.tsx';
import { editorText } from './editor-words.ts';
import { fieldAddress } from './parts.ts';
import { PublicationResult } from './publication-result.tsx';
import { isEdited } from './sections.ts';
import { usePublication } from './use-content-editor.ts';
import { useCurrent, useEditor } from './use-editor.ts';
import { type ChangedLayout, useChangedLayouts } from './use-layouts.ts';

const text = editorText.changes;

/** What is not public yet, field by field, and the button that publishes it. */
export function Changes() {
  const { change } = useEditor();
  const publishing = usePublication();
  const content = useCurrent<Content>();
  const { live } = publishing;
  // Before the first publication there are the samples that the draft began with.
  const before = trimmed(live?.content ?? shipped);
  const changes = differences(before, trimmed(content)).filter(({ path }) => isEdited(path));
  const { data: layouts = [] } = useChangedLayouts(live?.at);
  const query = new URLSearchParams(useSearch());
  const [named, setNamed] = useState(query.getAll('layout'));
  const [withdrawn, setWithdrawn] = useState(query.getAll('withdraw'));
  // Those that have gone public since are here no more.
  const order = {
    Layouts: named.filter((slug) => layouts.some((layout) => layout.slug === slug)),
    Withdraw: withdrawn,
  };
  return (
    <>
      <h2>{text.heading}</h2>
      <ChangedLayouts layouts={layouts} named={named} onName={setNamed} />
      <WithdrawnLayouts slugs={query.getAll('withdraw')} ticked={withdrawn} onTick={setWithdrawn} />
      <Publication order={order} />
      {!live && <p>{text.never}</p>}
      {changes.length === 0 && layouts.length === 0 && live && <p>{text.none}</p>}
      {changes.length > 0 && (
        <>
          <p>{live ? text.since(timeText(live.at)) : text.compared}</p>
          <ChangeList
            label={text.heading}
            headings={text}
            changes={changes}
            addressOf={fieldAddress}
            onTakeBack={({ path, before }) => change(path, before)}
          />
        </>
      )}
    </>
  );
}

/** Those that are complete may go public with the content; all others stay as visitors see them. */
function ChangedLayouts({
  layouts,
  named,
  onName,
}: {
  layouts: ChangedLayout[];
  named: string[];
  onName: (slugs: string[]) => void;
}) {
  if (layouts.length === 0) return null;
  return (
    <fieldset className={css.layouts}>
      <legend>{text.layouts}</legend>
      {layouts.map(({ slug, name, missing }) =>
        missing === 0 ? (
          <CheckboxField
            key={slug}
            label={name}
            checked={named.includes(slug)}
            onChange={({ currentTarget: { checked } }) => onName(toggled(named, slug, checked))}
          />
        ) : (
          <p key={slug}>
            <Link to={fieldAddress(`projects.${slug}`)}>{text.lacks(name, missing)}</Link>
          </p>
        ),
      )}
    </fieldset>
  );
}

/** Layouts that are to leave the site. */
function WithdrawnLayouts({
  slugs,
  ticked,
  onTick,
}: {
  slugs: string[];
  ticked: string[];
  onTick: (slugs: string[]) => void;
}) {
  return slugs.map((slug) => (
    <CheckboxField
      key={slug}
      label={text.withdraw(slug)}
      checked={ticked.includes(slug)}
      onChange={({ currentTarget: { checked } }) => onTick(toggled(ticked, slug, checked))}
    />
  ));
}

function toggled(slugs: string[], slug: string, isIn: boolean): string[] {
  return isIn ? [...slugs, slug] : slugs.filter((each) => each !== slug);
}

function Publication({ order }: { order: PublicationOrder }) {
  const { state } = useEditor();
  const { running, publish } = usePublication();
  const words = editorText.publish;
  return (
    <section className={css.publication} aria-label={editorText.review}>
      <Button
        onClick={() => !running && publish(order)}
        // Not `disabled` while it runs: the keyboard's focus would be lost.
        aria-disabled={Boolean(running)}
        disabled={Boolean(state.conflict)}
      >
        {running ? words.publishing : words.button}
      </Button>
      {state.conflict && (
        <p>
          {words.waits} <ConflictLink />
        </p>
      )}
      <PublicationResult />
    </section>
  );
}
