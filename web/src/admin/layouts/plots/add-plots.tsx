import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import common from '../../ui/common.module.css';
import { Disclosure } from '../../ui/disclosure.tsx';
import css from '../layouts.module.css';
import { PastePlots } from '../sheet/paste-plots.tsx';
import type { SheetStatus } from '../sheet/read-sheet.ts';
import { useLayout } from '../use-layout.ts';
import { alikePlots, type PlotAnswers, PlotQuestions } from './alike-plots.tsx';
import { editsOf } from './plot-edits.ts';
import { useApplyEdits } from './plot-edits-preview.tsx';

export function AddPlots({ onStatuses }: { onStatuses: (statuses: SheetStatus[]) => void }) {
  const { layout } = useLayout();
  return (
    <Disclosure summary="Add plots" isOpen={layout.plots.length === 0}>
      <div className={common.stack}>
        <AddAlikePlots />
        <PastePlots onStatuses={onStatuses} />
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
