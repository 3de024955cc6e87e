import { type PlotDraft, plotDraft } from '@theni/contract/plot-fields';
import { foldedPlotNumber, PLOTS_MAX } from '@theni/contract/plots';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { isUnreadable } from '../../editor/unsaved-values.ts';
import { type Amount, AmountField } from '../../fields/amount-field.tsx';
import { useStored } from '../../storage.ts';
import common from '../../ui/common.module.css';
import { Disclosure } from '../../ui/controls.tsx';
import css from '../layouts.module.css';
import { PastePlots } from '../sheet/paste-plots.tsx';
import type { SheetStatus } from '../sheet/read-sheet.ts';
import { useLayout } from '../use-layout.ts';
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
  const { slug, layout } = useLayout();
  const [answers, setAnswers] = useStored<PlotAnswers>(`plots to add ${slug}`, plotAnswers, {
    count: 1,
  });
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
        {/* Other plots have another button, so a second tap adds none of them. */}
        <Button key={plots[0]?.number} type="submit" disabled={plots.length === 0}>
          {plots.length < 2
            ? `Add plot ${plots[0]?.number ?? ''}`
            : `Add plots ${plots[0]?.number} to ${plots.at(-1)?.number}`}
        </Button>
      </p>
    </form>
  );
}

const QUESTIONS = {
  count: 'How many plots?',
  squareFeet: 'Size of each plot, sq ft',
  road: 'Width of the road, ft',
};

type Question = keyof typeof QUESTIONS;
type PlotAnswers = Partial<Record<Question, Amount>>;

/** As they lie in the device's storage. */
export const plotAnswers = z.record(z.string(), z.custom<Amount>());

export function PlotQuestions({
  asked,
  answers,
  onChange,
}: {
  asked: Question[];
  answers: PlotAnswers;
  onChange: (answers: PlotAnswers) => void;
}) {
  return asked.map((key) => (
    <AmountField
      key={key}
      path={key}
      label={QUESTIONS[key]}
      value={answers[key] ?? null}
      onChange={(value) => onChange({ ...answers, [key]: value })}
    />
  ));
}

/**
 * The defaults of a plot. The schema wants a right number, and that of a new plot need not be
 * right: it follows the number of the last plot, which may be half typed.
 */
const EMPTY_PLOT = plotDraft.parse({ number: '1' });

/** New plots, numbered after the last one. None while an answer cannot be read. */
export function alikePlots(answers: PlotAnswers, plots: PlotDraft[] = []): PlotDraft[] {
  const { count = null, squareFeet = null, road = null } = answers;
  if (isUnreadable(count) || isUnreadable(squareFeet) || isUnreadable(road)) return [];
  const many = Math.min(PLOTS_MAX - plots.length, Math.floor(count ?? 0));
  return nextNumbers(plots, many).map((number) => ({
    ...EMPTY_PLOT,
    number,
    squareFeet,
    road,
  }));
}

/** The numbers after the last one, written as it is: 'A-09' → 'A-10'. */
export function nextNumbers(plots: Pick<PlotDraft, 'number'>[], count: number): string[] {
  const taken = new Set(plots.map((plot) => foldedPlotNumber(plot.number)));
  const [, prefix = '', digits = '0'] = /^(.*?)(\d*)$/.exec(plots.at(-1)?.number ?? '') ?? [];
  const numbers: string[] = [];
  // A number may have twenty digits, more than a JavaScript number counts by one.
  for (let next = BigInt(digits || 0) + 1n; numbers.length < count; next += 1n) {
    const number = prefix + String(next).padStart(digits.length, '0');
    if (!taken.has(foldedPlotNumber(number))) numbers.push(number);
  }
  return numbers;
}
