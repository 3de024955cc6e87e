import type { ValuesByPath } from '@theni/contract';
import type { PlotDraft } from '@theni/contract/plot-fields';
import { PLOTS_MAX } from '@theni/contract/plots';
import { type ReactNode, useMemo, useState } from 'react';
import { numberText } from '../../../layouts/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { notifyWithUndo } from '../../ui/notice.ts';
import { ErrorNotice } from '../../ui/query-state.tsx';
import css from '../layouts.module.css';
import { useLayout } from '../use-layout.ts';
import {
  changedFields,
  editsInvitation,
  editsOf,
  editsResult,
  type PlotEdits,
  valuesAfter,
  valuesBefore,
} from './plot-edits.ts';
import { slipOfPlot, slipSentence } from './plot-price.ts';

interface Props {
  proposed: PlotDraft[];
  /** What of the layout itself is changed with them. */
  alongWith?: ValuesByPath;
  /** A sentence to ask first, besides those about the prices of single plots. */
  doubt?: string | undefined;
  /** What there is to take besides, though no plot changes. */
  otherwise?: string | false;
  onApplied: () => void;
}

/** Of many doubtful prices it is enough to name a few. */
const DOUBTS_NAMED = 3;

/** Nothing is changed before the owner has seen the old values beside the new ones. */
export function PlotEditsPreview({ proposed, alongWith = {}, doubt, otherwise, onApplied }: Props) {
  const { layout } = useLayout();
  const applyEdits = useApplyEdits();
  const [isAsking, setAsking] = useState(false);
  const edits = useMemo(() => editsOf(proposed, layout.plots), [proposed, layout.plots]);
  const isFull = layout.plots.length + edits.added.length > PLOTS_MAX;
  if (proposed.length === 0) return null;
  if (edits.changed.length + edits.added.length === 0)
    return otherwise ? (
      <p>
        <Button onClick={onApplied}>{otherwise}</Button>
      </p>
    ) : (
      <p role="status">Nothing to change: the plots already have these values.</p>
    );
  const doubts = doubt ? [doubt] : doubtsOf(edits, layout.price.perCent);

  function apply() {
    applyEdits(edits, alongWith);
    onApplied();
  }

  return (
    <>
      <ErrorNotice>{isFull && `A layout has at most ${PLOTS_MAX} plots.`}</ErrorNotice>
      <p>
        <Button disabled={isFull} onClick={() => (doubts.length > 0 ? setAsking(true) : apply())}>
          {editsInvitation(edits)}
        </Button>
      </p>
      <EditsTable edits={edits} />
      {isAsking && (
        <ConfirmDialog
          heading="Are these prices right?"
          confirm={editsInvitation(edits)}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            apply();
          }}
        >
          {doubts.slice(0, DOUBTS_NAMED).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {doubts.length > DOUBTS_NAMED && <p>And {doubts.length - DOUBTS_NAMED} more.</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

function doubtsOf({ changed, added }: PlotEdits, perCent: number | null): string[] {
  const plots = [...changed, ...added.map((after) => ({ before: undefined, after }))];
  return plots.flatMap(({ before, after }) => {
    if (after.price === (before?.price ?? null)) return [];
    const doubt =
      slipSentence(after.price, before?.price, 'that stood there') ?? slipOfPlot(after, perCent);
    return doubt ? [`Plot ${after.number}: ${doubt}`] : [];
  });
}

/** Applies the edits of several plots as one change, which one Undo takes back. */
export function useApplyEdits(): (edits: PlotEdits, alongWith?: ValuesByPath) => void {
  const { saver, state } = useLayout();
  return (edits, alongWith = {}) => {
    const stood = Object.keys(alongWith).map((path) => [path, state.values[path]]);
    const before = { ...valuesBefore(edits), ...Object.fromEntries(stood) };
    const after = { ...valuesAfter(edits), ...alongWith };
    saver.put(after, { isMeant: true });
    notifyWithUndo(editsResult(edits), () => saver.put(before, { undone: after, isMeant: true }));
  };
}

/** One line a plot. */
function EditsTable({ edits: { changed, added } }: { edits: PlotEdits }) {
  const plots = [...changed, ...added.map((after) => ({ before: undefined, after }))];
  const [shown, more] = useShownRows(plots);
  return (
    <>
      <table className={css.edits} aria-label="Old and new values">
        <thead>
          <tr>
            <th scope="col">Plot</th>
            <th scope="col">Now → new</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ before, after }) => (
            <tr key={after.id}>
              <th scope="row">{after.number}</th>
              <td>
                {changedFields(after, before)
                  .filter(({ label }) => before || label !== 'Number')
                  .map((field) => {
                    const old = before ? `${valueText(field.before)} → ` : '';
                    return `${field.label}: ${old}${valueText(field.after)}`;
                  })
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}

const PAGE = 50;

/** The first fifty of many rows, and the button that shows fifty more. */
export function useShownRows<Row>(rows: Row[]): [shown: Row[], more: ReactNode] {
  const [pages, setPages] = useState(1);
  const left = rows.length - pages * PAGE;
  const more = left > 0 && (
    <p>
      <Button variant="outline" onClick={() => setPages(pages + 1)}>
        Show {Math.min(PAGE, left)} more of {rows.length}
      </Button>
    </p>
  );
  return [rows.slice(0, pages * PAGE), more];
}

function valueText(value: unknown): string {
  return typeof value === 'number' ? numberText(value) : String(value || '–');
}
