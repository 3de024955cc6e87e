import { shipped } from '@theni/content';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ChangeList } from './change-list.tsx';
import css from './changes.module.css';
import { contentText, readableTime } from './content-words.ts';
import { fieldAddress } from './parts.ts';
import { isEdited, nameAt } from './sections.ts';
import { differences, trimmed } from './tree.ts';
import { usePublication } from './use-content-editor.ts';
import { useEditor } from './use-editor.ts';

const text = contentText.changes;

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
  const { state, faults } = useEditor();
  const publishing = usePublication();
  const { running, outcome, publish } = publishing;
  const words = contentText.publish;
  const isIncomplete = outcome !== undefined && outcome.faults.length > 0;
  // What has been put right since is missing no more.
  const missing = isIncomplete ? faults : [];
  const found = missing.length > 0 ? words.incomplete(missing.length) : undefined;
  return (
    <section className={css.publication} aria-label={contentText.review}>
      <Button onClick={publish} disabled={Boolean(running) || Boolean(state.conflict)}>
        {running ? words.publishing : words.button}
      </Button>
      {running && (
        <div className={css.progress}>
          <progress
            aria-label={words.progress}
            {...(running.Of > 0 && { value: running.Done, max: running.Of })}
          />
          <p role="status">
            {words.steps[running.Step]}
            {running.Of > 0 && ` (${words.count(running.Done, running.Of)})`}
          </p>
        </div>
      )}
      {!running && (
        <Banner
          kind={outcome?.isGood ? 'good' : 'bad'}
          text={isIncomplete ? found : outcome?.message}
        />
      )}
      {!running && missing.length > 0 && (
        <ul className={css.faults}>
          {missing.map(({ path, message }) => (
            <li key={path + message}>
              <Link to={fieldAddress(path)}>{nameAt(path)}</Link>
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
