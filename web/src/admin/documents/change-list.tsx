import type { PlotDraft } from '@theni/contract';
import type { Difference } from '@theni/contract/tree';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { plotChanges } from './plot-changes.ts';
import { ShownValue } from './shown-value.tsx';

const text = editorText.changes;

/** What differs, each as a sentence, and the way to take it back. */
export function ChangeList({
  label,
  changes,
  nameOf,
  addressOf,
  onTakeBack,
}: {
  label: string;
  changes: Difference[];
  /** Of the value at a path, and of its field. */
  nameOf: (path: string) => string;
  addressOf: (path: string) => string;
  onTakeBack: (change: Difference) => void;
}) {
  return (
    <ul className={css.list} aria-label={label}>
      {changes.map((change) => {
        const { path } = change;
        const name = nameOf(path);
        return (
          <li key={path} aria-label={name} className={css.change}>
            <h4>
              <Link to={addressOf(path)}>{name}</Link>
            </h4>
            {path === 'Plots' ? <PlotLines {...change} /> : <BeforeAndAfter {...change} />}
            <Button
              variant="outline"
              aria-label={text.takeBackOf(name)}
              onClick={() => onTakeBack(change)}
            >
              {text.takeBack}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function BeforeAndAfter({ path, before, after }: Difference) {
  return (
    <dl className={css.sentence}>
      <div>
        <dt>{text.before}</dt>
        <dd>
          <ShownValue path={path} value={before} other={after} />
        </dd>
      </div>
      <div>
        <dt>{text.after}</dt>
        <dd>
          <ShownValue path={path} value={after} other={before} />
        </dd>
      </div>
    </dl>
  );
}

const PLOTS_SHOWN = 20;

function PlotLines({ before, after }: Difference) {
  const lines = plotChanges(before as PlotDraft[], after as PlotDraft[]);
  return (
    <ul className={css.plots}>
      {lines.slice(0, PLOTS_SHOWN).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > PLOTS_SHOWN && <li>{text.more(lines.length - PLOTS_SHOWN)}</li>}
    </ul>
  );
}
