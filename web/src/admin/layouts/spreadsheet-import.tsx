import { useId, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import fieldCss from '../../ui/field.module.css';
import { CheckboxField } from '../../ui/field.tsx';
import { statusOf } from '../api/layout-queries.ts';
import { EMPTY_PLOT, plotColumns } from '../documents/plot-columns.tsx';
import { plotText } from '../documents/plot-words.ts';
import { useLayout } from '../documents/use-layout.ts';
import common from '../ui/common.module.css';
import { adminText } from '../words.ts';
import css from './plots-table.module.css';
import {
  changesOf,
  readSpreadsheet,
  type Spreadsheet,
  type SpreadsheetChanges,
  spreadsheetOf,
} from './spreadsheet.ts';
import { usePlots } from './use-plots.ts';

const text = plotText.spreadsheet;
const SHOWN = 20;

/** A table from a spreadsheet takes the place of typing; what it changes, and what is wrong with it, is shown before. */
export function SpreadsheetImport() {
  const { slug } = useLayout();
  const { plots } = usePlots();
  const id = useId();
  const [chosen, setChosen] = useState<{ name: string; csv: string }>();
  const [isUnreadable, setUnreadable] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    const csv = await file.text().catch(() => undefined);
    setUnreadable(csv === undefined);
    setChosen(csv === undefined ? undefined : { name: file.name, csv });
  }

  return (
    <section className={css.below} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <p>{text.lead}</p>
      <p className={common.row}>
        <a
          className={common.link}
          href={dataUrl(spreadsheetOf(TEMPLATE))}
          download="plots-template.csv"
        >
          {text.template}
        </a>
        {plots.length > 0 && (
          <a
            className={common.link}
            href={dataUrl(spreadsheetOf(plots))}
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
          accept=".csv,.tsv,text/csv,text/tab-separated-values"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <Banner kind="bad" text={isUnreadable ? text.unreadable : undefined} />
      {chosen && <Preview key={chosen.name} {...chosen} onEnd={() => setChosen(undefined)} />}
    </section>
  );
}

const TEMPLATE = [
  { ...EMPTY_PLOT, Number: '1', SquareFeet: 1200, Facing: 'N' as const, Road: 30, Price: 850_000 },
  { ...EMPTY_PLOT, Number: '2', SquareFeet: 1500, Facing: 'NE' as const, Road: 30 },
];

function dataUrl(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}

function Preview({ name, csv, onEnd }: { name: string; csv: string; onEnd: () => void }) {
  const { response } = useLayout();
  const { plots, put } = usePlots();
  const [isReplacing, setReplacing] = useState(false);
  const table = readSpreadsheet(csv, plots);
  const changes = changesOf(table, plots);
  const { added, changed, missing, merged } = changes;
  const isTaken = (number: string) =>
    (statusOf(response.Statuses, number)?.State ?? 'available') !== 'available';
  const removed = missing.filter((number) => !isTaken(number));
  const heading = text.preview(name);

  function take() {
    const kept = merged.filter((plot) => !removed.includes(plot.Number));
    put(isReplacing ? kept : merged, text.done(added.length + changed.length));
    onEnd();
  }

  return (
    <section className={common.panel} aria-label={heading}>
      <h3>{heading}</h3>
      {table.unknownColumns.length > 0 && <p>{text.unknownColumns(table.unknownColumns)}</p>}
      {table.issues.length > 0 ? (
        <Issues issues={table.issues} />
      ) : (
        <>
          <p role="status">{text.counts(added.length, changed.length)}</p>
          <ChangedCells changed={changed} />
          {removed.length > 0 && (
            <CheckboxField
              label={text.removed(removed)}
              checked={isReplacing}
              onChange={(event) => setReplacing(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      <div className={common.row}>
        {table.issues.length === 0 && <Button onClick={take}>{text.import}</Button>}
        <Button variant="outline" onClick={onEnd}>
          {adminText.frame.cancel}
        </Button>
      </div>
    </section>
  );
}

function Issues({ issues }: Pick<Spreadsheet, 'issues'>) {
  return (
    <div role="alert" className={classNames(common.issue, css.rows)}>
      <p>{text.refused}</p>
      <ul>
        {issues.map(({ row, message }) => (
          <li key={`${row} ${message}`}>{text.row(row, message)}</li>
        ))}
      </ul>
    </div>
  );
}

function ChangedCells({ changed }: Pick<SpreadsheetChanges, 'changed'>) {
  if (changed.length === 0) return null;
  return (
    <ul>
      {changed.slice(0, SHOWN).map(({ number, cells }) => (
        <li key={number}>
          <strong>{plotText.draw.shape(number)}</strong>:{' '}
          {cells
            .map(
              ({ column, before, after }) =>
                `${plotColumns[column].name} ${before || '–'} → ${after || '–'}`,
            )
            .join('; ')}
        </li>
      ))}
      {changed.length > SHOWN && <li>{text.more(changed.length - SHOWN)}</li>}
    </ul>
  );
}
