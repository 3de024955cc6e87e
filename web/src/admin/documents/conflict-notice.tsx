import { valueAt } from '@theni/contract/tree';
import { Button } from '../../ui/button.tsx';
import { ShownValue } from '../website/changed-texts.tsx';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { useCurrent, useEditor } from './use-editor.ts';

const text = editorText.conflict;
const HEADING = 'conflict';

/** Two tabs have written the same text: both are shown, and the admin says which one stays. */
export function ConflictNotice() {
  const { draft, state, names } = useEditor();
  const { nameAt } = names;
  const mine = useCurrent();
  const { conflict } = state;
  if (!conflict) return null;
  return (
    <section className={css.conflict} role="alert" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {text.heading}
      </h2>
      <p>{text.lead}</p>
      <ul className={css.list}>
        {conflict.paths.map((path) => (
          <li key={path} aria-label={nameAt(path)}>
            <h3>{nameAt(path)}</h3>
            <dl className={css.texts}>
              <div>
                <dt>{text.mine}</dt>
                <dd>
                  <ShownValue value={valueAt(mine, path)} />
                  <Button variant="outline" onClick={() => draft.choose(path, 'mine')}>
                    {text.keepMine}
                  </Button>
                </dd>
              </div>
              <div>
                <dt>{text.theirs}</dt>
                <dd>
                  <ShownValue value={valueAt(conflict.theirs.Content, path)} />
                  <Button variant="outline" onClick={() => draft.choose(path, 'theirs')}>
                    {text.takeTheirs}
                  </Button>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads there from wherever the admin is. */
export function ConflictLink() {
  return (
    <a
      href={`#${HEADING}`}
      className={css.link}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(HEADING)?.focus();
      }}
    >
      {text.choose}
    </a>
  );
}
