import type { Difference } from '@theni/contract/tree';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { ShownValue } from './shown-value.tsx';
import { useEditor } from './use-editor.ts';

const text = editorText.changes;
const SIDES = [
  ['before', 'after'],
  ['after', 'before'],
] as const;

/** What differs, field by field. */
export function ChangeList({
  label,
  headings,
  changes,
  addressOf,
  onTakeBack,
}: {
  label: string;
  /** Over the two values. */
  headings: { before: string; after: string };
  changes: Difference[];
  /** Of the field at a path. */
  addressOf: (path: string) => string;
  onTakeBack?: (change: Difference) => void;
}) {
  const { nameAt } = useEditor().names;
  return (
    <ul className={css.list} aria-label={label}>
      {changes.map((change) => {
        const { path } = change;
        return (
          <li key={path} aria-label={nameAt(path)}>
            <h3>
              <Link to={addressOf(path)}>{nameAt(path)}</Link>
            </h3>
            <dl className={css.texts}>
              {SIDES.map(([side, other]) => (
                <div key={side}>
                  <dt>{headings[side]}</dt>
                  <dd>
                    <ShownValue path={path} value={change[side]} other={change[other]} />
                  </dd>
                </div>
              ))}
            </dl>
            {onTakeBack && (
              <p>
                <Button
                  variant="outline"
                  aria-label={text.takeBackOf(nameAt(path))}
                  onClick={() => onTakeBack(change)}
                >
                  {text.takeBack}
                </Button>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
