import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { storage } from '../../storage.ts';
import common from '../../ui/common.module.css';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorNotice } from '../../ui/query-state.tsx';
import css from '../layouts.module.css';
import { type LeftOutRow, leftOutText, type ReadSheet, readSheet } from '../sheet/read-sheet.ts';
import { type ChosenKinds, COLUMN_KINDS, type ColumnKind } from '../sheet/sheet-columns.ts';
import { useLayout } from '../use-layout.ts';
import { alikePlots, type PlotAnswers, PlotQuestions } from './alike-plots.tsx';
import { editsOf } from './plot-edits.ts';
import { PlotEditsPreview, useApplyEdits, useShownRows } from './plot-edits-preview.tsx';

export function AddPlots() {
  const { layout } = useLayout();
  return (
    <Disclosure summary="Add plots" isOpen={layout.plots.length === 0}>
      <div className={common.stack}>
        <AddAlikePlots />
        <PastePlots />
      </div>
    </Disclosure>
  );
}

function AddAlikePlots() {
  const { layout } = useLayout();
  const [answers, setAnswers] = useState<PlotAnswers>({ count: 1 });
  const applyEdits = useApplyEdits();
  const plots = alikePlots(answers, layout.plots);
  return (
    <form
      className={`${common.stack} ${css.questions}`}
      onSubmit={(event) => {
        event.preventDefault();
        applyEdits(editsOf(plots, layout.plots));
      }}
    >
      <PlotQuestions
        asked={['count', 'squareFeet', 'road']}
        answers={answers}
        onChange={setAnswers}
      />
      <p>
        <Button type="submit" disabled={plots.length === 0}>
          {plots.length < 2
            ? `Add plot ${plots[0]?.number ?? ''}`
            : `Add plots ${plots[0]?.number} to ${plots.at(-1)?.number}`}
        </Button>
      </p>
    </form>
  );
}

/** The list lies on the device until each of its rows is a plot, or is taken out of it. */
function PastePlots() {
  const { slug, layout } = useLayout();
  const [typed, setTyped] = useListOnDevice(slug);
  const [chosen, setChosen] = useState<ChosenKinds>({});
  const sheet = useMemo(
    () => readSheet(typed, layout.plots, chosen),
    [typed, layout.plots, chosen],
  );
  return (
    <>
      <TextAreaField
        label="Or paste your own list"
        hint="As it is in Excel or Google Sheets, with its heads, one plot a row. Without heads: number, sq ft, price, facing. A plot that already exists is changed, but not by an empty cell. Remarks, names and telephone numbers are not read."
        rows={5}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ChooseCsv onRead={setTyped} />
      {sheet.columns
        .filter(({ isUnsure }) => isUnsure)
        .map(({ key, head, kind, samples }) => (
          <SelectField
            key={key}
            label={`What is the column “${head}”?`}
            hint={`Its first values: ${samples.join(' · ')}`}
            value={kind}
            options={Object.entries(COLUMN_KINDS)}
            onChange={({ currentTarget: { value } }) =>
              setChosen({ ...chosen, [key]: value as ColumnKind })
            }
          />
        ))}
      <p role="status">{sheetSummary(sheet)}</p>
      <PlotEditsPreview proposed={sheet.plots} onApplied={() => setTyped(leftOutText(sheet))} />
      {sheet.leftOut.length > 0 && <LeftOut rows={sheet.leftOut} />}
    </>
  );
}

function useListOnDevice(slug: string): [string, (list: string) => void] {
  const key = `list of plots ${slug}`;
  const [typed, setTyped] = useState(() => storage.get(key) ?? '');
  function set(list: string) {
    setTyped(list);
    if (list === '') storage.remove(key);
    else storage.set(key, list);
  }
  return [typed, set];
}

function ChooseCsv({ onRead }: { onRead: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isUnread, setUnread] = useState(false);

  async function read(file: File) {
    const text = await file.text().catch(() => '\0');
    // A workbook is no text.
    const isText = !text.includes('\0') && !text.startsWith('PK');
    setUnread(!isText);
    if (isText) onRead(text.replace(/^\uFEFF/, ''));
  }

  return (
    <div className={common.stack}>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void read(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <p>
        <Button variant="outline" onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
      </p>
      <ErrorNotice>
        {isUnread &&
          'This file could not be read. Save the sheet as CSV, or copy its cells and paste them here.'}
      </ErrorNotice>
    </div>
  );
}

/** '177 rows read. Left alone: 1 title, 2 totals. 3 rows are not understood: see below.' */
function sheetSummary({ plots, leftOut, titles, totals }: ReadSheet): string {
  if (plots.length + leftOut.length === 0) return '';
  const alone = [
    titles > 0 && counted(titles, 'title'),
    totals > 0 && counted(totals, 'total'),
  ].filter((part) => part !== false);
  return [
    `${counted(plots.length, 'row')} read.`,
    alone.length > 0 && `Left alone: ${alone.join(', ')}.`,
    leftOut.length > 0 && `Not understood: ${counted(leftOut.length, 'row')}, named below.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

function LeftOut({ rows }: { rows: LeftOutRow[] }) {
  const [shown, more] = useShownRows(rows);
  return (
    <div>
      <p className={common.issue}>
        Not understood, and not added. Mend these rows in the list above; they stay there.
      </p>
      <ul>
        {shown.map(({ line, cells, reason }) => (
          <li key={line}>
            {cells.join(' · ').slice(0, 100)}: {reason}
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
