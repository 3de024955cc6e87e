import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { alikePlots } from './alike-plots.ts';
import css from './layouts.module.css';
import { type LeftOutRow, readPastedPlots } from './pasted-plots.ts';
import { editsOf } from './plot-edits.ts';
import { PlotEditsPreview, useApplyEdits } from './plot-edits-preview.tsx';
import { type PlotAnswers, PlotQuestions } from './plot-questions.tsx';
import { useLayout } from './use-layout.ts';

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

function PastePlots() {
  const { layout } = useLayout();
  const [typed, setTyped] = useState('');
  const { plots, leftOut } = useMemo(
    () => readPastedPlots(typed, layout.plots),
    [typed, layout.plots],
  );
  return (
    <>
      <TextAreaField
        label="Or paste a list"
        hint="One plot per line, with tabs or commas between: number, sq ft, price, facing. A plot that already exists is changed, but not by an empty cell."
        rows={5}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {leftOut.length > 0 && <LeftOut rows={leftOut} />}
      <PlotEditsPreview proposed={plots} onApplied={() => setTyped('')} />
    </>
  );
}

function LeftOut({ rows }: { rows: LeftOutRow[] }) {
  return (
    <div role="status">
      <p className={common.issue}>Left out, because these were not understood:</p>
      <ul>
        {rows.map(({ line, row, reason }) => (
          <li key={line}>
            {row.replaceAll('\t', ' · ')}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
