import { shipped } from '@theni/content';
import { trimmed } from '@theni/contract/trimmed';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { ChangeList } from '../editor/change-list.tsx';
import css from '../editor/changes.module.css';
import { ConflictLink } from '../editor/conflict-notice.tsx';
import { editorText, readableTime } from '../editor/editor-words.ts';
import { differences } from '../editor/tree.ts';
import { useEditor } from '../editor/use-editor.ts';
import { fieldAddress } from './parts.ts';
import { PublicationResult } from './publication-result.tsx';
import { isEdited } from './sections.ts';
import { usePublication } from './use-content-editor.ts';

const text = editorText.changes;

/** What is not public yet, field by field, and the button that publishes it. */
export function Changes() {
  const { form, change } = useEditor();
  const publishing = usePublication();
  const content = useWatch({ control: form.control });
  const { live } = publishing;
  // Before the first publication there are the samples that the draft began with.
  const before = trimmed(live?.content ?? shipped);
  const changes = differences(before, trimmed(content)).filter(({ path }) => isEdited(path));
  return (
    <>
      <h2>{text.heading}</h2>
      <Publication />
      {!live && <p>{text.never}</p>}
      {changes.length === 0 && live && <p>{text.none}</p>}
      {changes.length > 0 && (
        <>
          <p>{live ? text.since(readableTime(live.at)) : text.compared}</p>
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

function Publication() {
  const { state } = useEditor();
  const { running, publish } = usePublication();
  const words = editorText.publish;
  return (
    <section className={css.publication} aria-label={editorText.review}>
      <Button
        onClick={() => !running && publish()}
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
