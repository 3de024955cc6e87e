import type { PlotDraft } from '@theni/contract/plot-fields';
import { PLOTS_MAX } from '@theni/contract/plots';
import { type ReactNode, useMemo, useState } from 'react';
import { numberText } from '../../layouts/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { labels } from '../help/labels.ts';
import { focusNotice, notify } from '../ui/notice.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import css from './layouts.module.css';
import {
  changedFields,
  editsInvitation,
  editsOf,
  editsResult,
  type PlotEdits,
  valuesAfter,
  valuesBefore,
} from './plot-edits.ts';
import { useLayout } from './use-layout.ts';

interface Props {
  proposed: PlotDraft[];
  onApplied: () => void;
}

/** Nothing is changed before the owner has seen the old values beside the new ones. */
export function PlotEditsPreview({ proposed, onApplied }: Props) {
  const { layout } = useLayout();
  const applyEdits = useApplyEdits();
  const edits = useMemo(() => editsOf(proposed, layout.plots), [proposed, layout.plots]);
  const isFull = layout.plots.length + edits.added.length > PLOTS_MAX;
  if (proposed.length === 0) return null;
  if (edits.changed.length + edits.added.length === 0)
    return <p role="status">Nothing to change: the plots already have these values.</p>;
  return (
    <>
      <ErrorNotice>{isFull && `A layout has at most ${PLOTS_MAX} plots.`}</ErrorNotice>
      <p>
        <Button
          disabled={isFull}
          onClick={() => {
            applyEdits(edits);
            onApplied();
            // The button is gone.
            focusNotice();
          }}
        >
          {editsInvitation(edits)}
        </Button>
      </p>
      <EditsTable edits={edits} />
    </>
  );
}

/** Applies the edits of several plots as one change, which one Undo takes back. */
export function useApplyEdits(): (edits: PlotEdits) => void {
  const { saver } = useLayout();
  return (edits) => {
    function takeBack() {
      saver.put(valuesBefore(edits));
      notify({ text: 'Undone.' });
    }
    saver.put(valuesAfter(edits));
    const undo = { name: labels.undo, act: takeBack };
    notify({ text: editsResult(edits), action: undo });
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
