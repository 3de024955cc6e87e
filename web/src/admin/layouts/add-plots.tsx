import { type Plot, type PlotDraft, plotDraft, plotValues } from '@theni/contract/layout-fields';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { PLOTS_MAX } from '@theni/contract/plots';
import { useState } from 'react';
import { AREA_UNITS } from '../../layouts/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { AmountField } from '../fields/amount-field.tsx';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/dialog.tsx';
import { ErrorNotice, notify } from '../ui/notice.tsx';
import css from './layouts.module.css';
import { readPastedPlots } from './pasted-plots.ts';
import { useLayout } from './use-layout.ts';

const QUESTIONS = {
  count: 'How many plots?',
  squareFeet: 'Size of each plot, sq ft',
  road: 'Width of the road, ft',
  perCent: 'Price of one cent, ₹',
};

export function AddPlots() {
  const { layout, draft } = useLayout();
  const add = (plots: PlotDraft[]) => {
    draft.put(plotValues(withIds(plots, layout.plots)));
    notify({
      text: plots.length === 1 ? 'One plot is added.' : `${plots.length} plots are added.`,
    });
  };
  return (
    <Disclosure summary="Add plots" isOpen={layout.plots.length === 0}>
      <div className={common.stack}>
        <AlikePlots onAdd={add} />
        <PastedPlots onAdd={add} />
      </div>
    </Disclosure>
  );
}

/** A plot that there is already, by its number, is changed. */
export function withIds(drafts: PlotDraft[], plots: Plot[]): Plot[] {
  const ids = new Map(plots.map(({ id, number }) => [foldPlotNumber(number), id]));
  return drafts.map((draft) => ({
    ...draft,
    id: ids.get(foldPlotNumber(draft.number)) ?? crypto.randomUUID(),
  }));
}

/** How many plots there are with these. */
export function countWith(drafts: PlotDraft[], plots: Plot[]): number {
  return new Set([...drafts, ...plots].map(({ number }) => foldPlotNumber(number))).size;
}

type Question = keyof typeof QUESTIONS;
export type PlotAnswers = Partial<Record<Question, number | null>>;

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

/** Plots after those that there are, whose price follows from that of a cent. */
export function alikePlots(answers: PlotAnswers, plots: PlotDraft[] = []): PlotDraft[] {
  const { count, squareFeet = null, road = null, perCent } = answers;
  const price = perCent && squareFeet && Math.round((squareFeet / AREA_UNITS.cent) * perCent);
  const facts = { squareFeet, road, price: price || null };
  const many = Math.min(PLOTS_MAX - plots.length, Math.floor(count ?? 0));
  return nextNumbers(plots, many).map((number) => ({
    ...plotDraft.parse({ number }),
    ...facts,
  }));
}

function AlikePlots({ onAdd }: { onAdd: (plots: PlotDraft[]) => void }) {
  const { layout } = useLayout();
  const [answers, setAnswers] = useState<PlotAnswers>({ count: 1 });
  const plots = alikePlots(answers, layout.plots);
  return (
    <form
      className={`${common.stack} ${css.questions}`}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(plots);
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

/** Those after the last one, as it is written: 'A-09' → 'A-10'. */
export function nextNumbers(plots: Pick<PlotDraft, 'number'>[], count: number): string[] {
  const taken = new Set(plots.map((plot) => foldPlotNumber(plot.number)));
  const [, before = '', digits = '0'] = /^(.*?)(\d*)$/.exec(plots.at(-1)?.number ?? '') ?? [];
  const numbers: string[] = [];
  for (let next = Number(digits) + 1; numbers.length < count; next += 1) {
    const number = before + String(next).padStart(digits.length, '0');
    if (!taken.has(foldPlotNumber(number))) numbers.push(number);
  }
  return numbers;
}

function PastedPlots({ onAdd }: { onAdd: (plots: PlotDraft[]) => void }) {
  const { layout } = useLayout();
  const [typed, setTyped] = useState('');
  const { plots, unread } = readPastedPlots(typed, layout.plots);
  const isFull = countWith(plots, layout.plots) > PLOTS_MAX;
  return (
    <>
      <TextAreaField
        label="Or paste a list"
        hint="One plot per line: number, sq ft, price, facing. A plot that already exists is changed."
        rows={5}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {plots.length > 0 && (
        <ul aria-label="Read from the list">
          {plots.map((plot) => (
            <li key={plot.number}>
              <strong>{plot.number}</strong>
              {[...factsOf(plot), plot.sides, plot.facing].map((fact) => fact && ` · ${fact}`)}
            </li>
          ))}
        </ul>
      )}
      {unread.length > 0 && (
        <div role="status">
          <p className={common.issue}>Not understood:</p>
          <ul>
            {unread.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </div>
      )}
      <ErrorNotice>{isFull && `A layout has at most ${PLOTS_MAX} plots.`}</ErrorNotice>
      {plots.length > 0 && (
        <Button
          disabled={isFull}
          onClick={() => {
            onAdd(plots);
            setTyped('');
          }}
        >
          {plots.length === 1 ? 'Add this plot' : `Add these ${plots.length} plots`}
        </Button>
      )}
    </>
  );
}

export function factsOf({ squareFeet, price }: PlotDraft): string[] {
  const size = squareFeet && `${squareFeet.toLocaleString('en-IN')} sq ft`;
  return [size || 'size missing', ...(price ? [`₹${price.toLocaleString('en-IN')}`] : [])];
}
