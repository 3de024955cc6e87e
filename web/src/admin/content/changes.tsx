import { useQuery } from '@tanstack/react-query';
import { shipped } from '@theni/content';
import { trimmed } from '@theni/contract/trimmed';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { listProjects } from '../api/projects-api.ts';
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
  const waiting = useWaitingProjects(live?.at);
  return (
    <>
      <h2>{text.heading}</h2>
      <Publication />
      {!live && <p>{text.never}</p>}
      {waiting.length > 0 && <p>{text.projects(waiting)}</p>}
      {changes.length === 0 && waiting.length === 0 && live && <p>{text.none}</p>}
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

/** Names of the projects that the next publication makes public, or shows anew. @param publishedAt of the last one */
function useWaitingProjects(publishedAt: string | undefined): string[] {
  const { data = [] } = useQuery({
    queryKey: ['waiting projects', publishedAt],
    queryFn: listProjects,
    meta: { failure: 'the projects could not be loaded' },
  });
  return data
    .filter(
      ({ ReadyVersion, PublishedVersion }) =>
        (ReadyVersion ?? PublishedVersion) !== PublishedVersion,
    )
    .map(({ Name, Slug }) => Name.en || Slug);
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
