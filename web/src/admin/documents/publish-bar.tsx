import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { ConflictLink } from './conflict-notice.tsx';
import css from './content-page.module.css';
import { editorText as text } from './editor-words.ts';
import { addressOf, fieldAddress } from './parts.ts';
import { nameAt } from './sections.ts';
import { useEditor } from './use-editor.ts';

/** Whether all is saved, and the way to the public: always in view. */
export function PublishBar() {
  const { state } = useEditor();
  const [issue] = state.saving === 'refused' ? state.issues : [];
  return (
    <div className={css.status}>
      <p role="status" className={classNames(state.saving !== 'saved' && css[state.saving])}>
        {text.saving[state.saving]}{' '}
        {issue && <Link to={fieldAddress(issue.path)}>{nameAt(issue.path) || issue.message}</Link>}
        {state.conflict && <ConflictLink />}
      </p>
      <Link to={addressOf('publish')} className={classNames(css.action, css.solid)}>
        {text.review}
      </Link>
    </div>
  );
}
