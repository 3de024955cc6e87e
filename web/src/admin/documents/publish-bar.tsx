import { useSearch } from '../../location.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { ConflictLink } from './conflict-notice.tsx';
import { editorText } from './editor-words.ts';
import { addressOf, fieldAddress, openedPart } from './parts.ts';
import css from './publish-bar.module.css';
import { spokenName } from './spoken-names.ts';
import { useChanges } from './use-changes.ts';
import { usePublication } from './use-content-editor.ts';
import { useEditor } from './use-editor.ts';

const text = editorText.publish;
const LIST = 'publish';

/** Whether all is saved and public, and the way there: always in view. */
export function PublishBar() {
  const { state } = useEditor();
  const changes = useChanges();
  const isListed = openedPart(useSearch()) === LIST;
  return (
    <div className={css.bar}>
      <p role="status" className={classNames(css.state, css[state.saving])}>
        <Saving count={changes.count} />
      </p>
      {isListed ? (
        <PublishButton order={changes.order} />
      ) : (
        <Link to={addressOf(LIST)} className={css.publish}>
          {editorText.review}
        </Link>
      )}
    </div>
  );
}

function Saving({ count }: { count: number | undefined }) {
  const { state } = useEditor();
  const { live, running } = usePublication();
  const { saving, issues } = state;
  const words = editorText.saving;
  const [issue] = saving === 'refused' ? issues : [];
  if (running) return text.publishing;
  if (saving === 'saved') {
    if (count === undefined) return words.saved;
    return live && count === 0 ? words.isPublic : words.waiting(count);
  }
  return (
    <>
      {words[saving]}{' '}
      {issue && (
        <Link to={fieldAddress(issue.path)}>
          {issue.path ? spokenName(issue.path) : issue.message}
        </Link>
      )}
      {state.conflict && <ConflictLink />}
    </>
  );
}

function PublishButton({ order }: Pick<ReturnType<typeof useChanges>, 'order'>) {
  const { state } = useEditor();
  const { running, publish } = usePublication();
  return (
    <Button
      onClick={() => !running && publish(order)}
      // Not `disabled` while it runs: the keyboard's focus would be lost.
      aria-disabled={Boolean(running)}
      disabled={Boolean(state.conflict)}
    >
      {running ? text.publishing : text.button}
    </Button>
  );
}
