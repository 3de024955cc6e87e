import type { PlotDraft } from '@theni/contract/plot-fields';
import { PLOTS_MAX } from '@theni/contract/plots';
import { useMemo } from 'react';
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
      <EditsTable edits={edits} />
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

function EditsTable({ edits: { changed, added } }: { edits: PlotEdits }) {
  const plots = [...changed, ...added.map((after) => ({ before: undefined, after }))];
  return (
    <table className={css.edits} aria-label="Old and new values">
      <thead>
        <tr>
          <th scope="col">Plot</th>
          <th scope="col">Field</th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {plots.flatMap(({ before, after }) =>
          changedFields(after, before).map((field) => (
            <tr key={`${after.id} ${field.label}`}>
              <th scope="row">{after.number}</th>
              <td>{field.label}</td>
              <td>{valueText(field.before)}</td>
              <td>{valueText(field.after)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function valueText(value: unknown): string {
  return typeof value === 'number' ? numberText(value) : String(value || '–');
}
