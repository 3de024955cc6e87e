import { Button } from '../../ui/button.tsx';
import changesCss from '../editor/changes.module.css';
import { editorText } from '../editor/editor-words.ts';
import { plotText as text } from './plot-words.ts';
import { useProject } from './use-project.ts';

/** Why the plots are not saved, in whichever part the admin is. */
export function PlotsNotice() {
  const { sheet, plots } = useProject();
  if (plots.saving === 'kept')
    return (
      <p role="alert" className={changesCss.conflict}>
        {text.kept}
      </p>
    );
  if (plots.saving === 'refused')
    return (
      <section role="alert" className={changesCss.conflict} aria-labelledby="refused">
        <h2 id="refused">{text.refused}</h2>
        <ul>
          {plots.faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </section>
    );
  if (plots.saving !== 'conflict') return null;
  return (
    <section role="alert" className={changesCss.conflict} aria-labelledby="plots-conflict">
      <h2 id="plots-conflict">{text.conflict}</h2>
      <p>{text.conflictLead}</p>
      <ul className={changesCss.list}>
        {plots.collisions.map((collision) => {
          const name = text.cell(collision.number, text.columns[collision.column]);
          return (
            <li key={collision.key + collision.column} aria-label={name}>
              <h3>{name}</h3>
              <dl className={changesCss.texts}>
                <div>
                  <dt>{editorText.conflict.mine}</dt>
                  <dd>{collision.mine || editorText.changes.nothing}</dd>
                </div>
                <div>
                  <dt>{editorText.conflict.theirs}</dt>
                  <dd>
                    {collision.theirs || editorText.changes.nothing}
                    <Button look="outline" onClick={() => sheet.takeTheirs(collision)}>
                      {editorText.conflict.takeTheirs}
                    </Button>
                  </dd>
                </div>
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
