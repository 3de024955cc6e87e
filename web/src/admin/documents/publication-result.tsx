import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/link.tsx';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { fieldAddress } from './parts.ts';
import { nameAt } from './sections.ts';
import { usePublication } from './use-content-editor.ts';
import { useEditor } from './use-editor.ts';

const text = editorText.publish;

/** How far a publication is, and how it ended. */
export function PublicationResult() {
  const { issues } = useEditor();
  const { running, outcome } = usePublication();
  const isIncomplete = outcome !== undefined && outcome.issues.length > 0;
  // What has been put right since is missing no more.
  const missing = isIncomplete ? issues : [];
  const found = missing.length > 0 ? text.incomplete(missing.length) : undefined;
  if (running)
    return (
      <div className={css.progress}>
        <progress
          aria-label={text.progress}
          {...(running.Of > 0 && { value: running.Done, max: running.Of })}
        />
        <p role="status">
          {text.steps[running.Step]}
          {running.Of > 0 && ` (${text.count(running.Done, running.Of)})`}
        </p>
      </div>
    );
  return (
    <>
      <Banner
        kind={outcome?.isGood ? 'good' : 'bad'}
        text={isIncomplete ? found : outcome?.message}
      />
      {missing.length > 0 && (
        <ul className={css.issues}>
          {missing.map(({ path, message }) => (
            <li key={path + message}>
              <Link to={fieldAddress(path)}>{nameOf(path)}</Link>
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Of a layout its address says enough; what it lacks is a sentence. */
function nameOf(path: string): string {
  const [first, slug] = path.split('.');
  return first === 'projects' ? `/projects/${slug}` : nameAt(path);
}
