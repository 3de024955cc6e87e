import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { ConflictLink } from './conflict-notice.tsx';
import type { DraftState } from './draft.ts';
import { editorText } from './editor-words.ts';
import { areLayoutsSaving } from './layout-saving.ts';
import { useOpenLayout } from './opened-layout.tsx';
import { addressOf, fieldAddress, openedPart } from './parts.ts';
import css from './publish-bar.module.css';
import { spokenLayoutName, spokenName } from './spoken-names.ts';
import { type Changes, useChanges } from './use-changes.ts';
import { usePublication } from './use-content-editor.ts';
import { useEditor } from './use-editor.ts';

const text = editorText.publish;
const LIST = 'publish';

/** Whether all is saved and public, and the way there: always in view. */
export function PublishBar() {
  const { state } = useSaving();
  const changes = useChanges();
  const { search } = useLocation();
  const isListed = openedPart(search) === LIST;
  // The layout whose page one comes from is ticked in the list.
  const layout = new URLSearchParams(search).get('layout');
  return (
    <div className={css.bar}>
      <p role="status" className={classNames(css.state, css[state.saving])}>
        <Saving count={changes.count} />
        {isListed && state.saving === 'saved' && changes.isNothingChosen && text.nothingChosen}
      </p>
      {isListed ? (
        <PublishButton changes={changes} />
      ) : (
        <Link to={addressOf(LIST, layout ? { layout } : {})} className={css.publish}>
          {editorText.review}
        </Link>
      )}
    </div>
  );
}

const WORST: DraftState['saving'][] = ['saved', 'typing', 'saving', 'kept', 'refused', 'conflict'];

/** Of the content and of the layout that is open: the one that is worse off. */
function useSaving() {
  const content = { at: '', state: useEditor().state };
  const open = useOpenLayout();
  if (!open) return content;
  const layout = { at: `projects.${open.layout.slug}.`, state: open.editor.state };
  const rank = ({ state }: typeof layout) => WORST.indexOf(state.saving);
  return rank(layout) > rank(content) ? layout : content;
}

function Saving({ count }: { count: number | undefined }) {
  const { at, state } = useSaving();
  const { live, running } = usePublication();
  const { saving, issues } = state;
  const words = editorText.saving;
  const [issue] = saving === 'refused' ? issues : [];
  if (running) return text.publishing;
  if (saving === 'saved') {
    // Of a layout whose page was left a moment ago.
    if (areLayoutsSaving()) return words.saving;
    if (count === undefined) return words.saved;
    return live && count === 0 ? words.isPublic : words.waiting(count);
  }
  const nameOf = at ? spokenLayoutName : spokenName;
  return (
    <>
      {words[saving]}{' '}
      {issue && (
        <Link to={fieldAddress(at + issue.path)}>
          {issue.path ? nameOf(issue.path) : issue.message}
        </Link>
      )}
      {state.conflict && <ConflictLink />}
    </>
  );
}

function PublishButton({ changes: { order, isNothingChosen } }: { changes: Changes }) {
  const { state } = useEditor();
  const { running, publish } = usePublication();
  const mayPublish = !running && !isNothingChosen;
  return (
    <Button
      onClick={() => mayPublish && publish(order)}
      // Not `disabled`: while it runs and afterwards the keyboard's focus would be lost.
      aria-disabled={!mayPublish}
      disabled={Boolean(state.conflict)}
    >
      {running ? text.publishing : text.button}
    </Button>
  );
}
