import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import fieldCss from '../../ui/field.module.css';
import { AdminApiError, ConnectionError } from '../api/errors.ts';
import { type CsvChanges, csvChanges } from './csv-changes.ts';
import { csvOf, type PlotTable, readCsv, templateCsv } from './plot-csv.ts';
import { plotText } from './plot-words.ts';
import css from './plots-table.module.css';
import { useProject } from './use-project.ts';

const text = plotText.csv;
const SHOWN = 20;

/** A table from a spreadsheet takes the place of typing; what it changes is shown before. */
export function CsvImport() {
  const { slug, plots } = useProject();
  const id = useId();
  const [chosen, setChosen] = useState<{ name: string; table: PlotTable }>();
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string }>();

  async function choose(file: File | undefined) {
    if (!file) return;
    setSaid(undefined);
    const read = await file.text().catch(() => undefined);
    if (read === undefined) setSaid({ kind: 'bad', text: text.unreadable });
    else setChosen({ name: file.name, table: readCsv(read) });
  }

  return (
    <section className={css.csv} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <p>{text.lead}</p>
      <p className={css.links}>
        <a href={dataUrl(templateCsv())} download="plots-template.csv">
          {text.template}
        </a>
        {plots.rows.length > 0 && (
          <a
            href={dataUrl(csvOf(plots.rows.map(({ cells }) => cells)))}
            download={`plots-${slug}.csv`}
          >
            {text.download}
          </a>
        )}
      </p>
      <div>
        <label htmlFor={id} className={fieldCss.label}>
          {text.choose}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <Banner kind={said?.kind ?? 'good'} text={said?.text} />
      {chosen && (
        <Preview
          key={chosen.name}
          {...chosen}
          onEnd={(isDone) => {
            setChosen(undefined);
            if (isDone) setSaid({ kind: 'good', text: text.done });
          }}
        />
      )}
    </section>
  );
}

/** A mark at its beginning tells Excel that it is UTF-8. */
function dataUrl(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${csv}`)}`;
}

function Preview({
  name,
  table,
  onEnd,
}: {
  name: string;
  table: PlotTable;
  onEnd: (isDone: boolean) => void;
}) {
  const { answer, sheet } = useProject();
  const [mode, setMode] = useState<'merge' | 'replace'>('merge');
  const changes = csvChanges(answer.AllPlots, table);
  const { added, changed, same, missing } = changes;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sheet.import(csvOf(table.rows, table.columns), mode),
    meta: { failure: 'the table could not be brought in' },
    onSuccess: () => onEnd(true),
  });
  return (
    <section className={css.preview} aria-label={text.preview(name)}>
      <h3>{text.preview(name)}</h3>
      {table.strange.length > 0 && <p>{text.strange(table.strange)}</p>}
      <p role="status">{text.counts(added.length, changed.length, same)}</p>
      <ChangedCells changed={changed} />
      {missing.length > 0 && (
        <fieldset>
          <legend>{text.mode}</legend>
          {(['merge', 'replace'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="mode"
                checked={mode === each}
                onChange={() => setMode(each)}
              />
              {text[each]}
            </label>
          ))}
        </fieldset>
      )}
      {mode === 'replace' && missing.length > 0 && (
        <p className={css.bad}>{text.removed(missing)}</p>
      )}
      <Refusal error={error} />
      <div className={css.actions}>
        <Button onClick={() => mutate()} disabled={isPending}>
          {isPending ? text.bringing : text.bring}
        </Button>
        <Button look="outline" onClick={() => onEnd(false)}>
          {text.cancel}
        </Button>
      </div>
    </section>
  );
}

function ChangedCells({ changed }: Pick<CsvChanges, 'changed'>) {
  if (changed.length === 0) return null;
  return (
    <ul>
      {changed.slice(0, SHOWN).map(({ number, cells }) => (
        <li key={number}>
          <strong>{plotText.draw.shape(number)}</strong>:{' '}
          {cells
            .map(
              ({ column, before, after }) =>
                `${plotText.columns[column]} ${before || '–'} → ${after || '–'}`,
            )
            .join('; ')}
        </li>
      ))}
      {changed.length > SHOWN && <li>{text.more(changed.length - SHOWN)}</li>}
    </ul>
  );
}

/** Every bad row is named; nothing has changed then. */
function Refusal({ error }: { error: Error | null }) {
  if (!error) return <div role="alert" />;
  const isApi = error instanceof AdminApiError;
  const faults = isApi ? error.faults : [];
  return (
    <div role="alert" className={css.bad}>
      {faults.length > 0 ? (
        <>
          <p>{text.refused}</p>
          <ul>
            {faults.map(({ path, message }) => (
              <li key={path + message}>{message}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {isApi && error.status === 412
            ? text.overtaken
            : error instanceof ConnectionError
              ? text.noConnection
              : text.failed(isApi ? error.message : '')}
        </p>
      )}
    </div>
  );
}
