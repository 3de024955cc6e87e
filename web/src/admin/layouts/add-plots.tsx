import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { alikePlots } from './alike-plots.ts';
import css from './layouts.module.css';
import { PastePlots } from './paste-plots.tsx';
import { editsOf } from './plot-edits.ts';
import { type PlotAnswers, PlotQuestions } from './plot-questions.tsx';
import { useLayout } from './use-layout.ts';
import { useTakeEdits } from './use-take-edits.ts';

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
  const takeEdits = useTakeEdits();
  const plots = alikePlots(answers, layout.plots);
  return (
    <form
      className={`${common.stack} ${css.questions}`}
      onSubmit={(event) => {
        event.preventDefault();
        takeEdits(editsOf(plots, layout.plots));
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
