import type { PlotDraft } from '@theni/contract/plot-fields';
import { PLOTS_MAX } from '@theni/contract/plots';
import { useMemo } from 'react';
import { grouped } from '../../layouts/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { focusNotice } from '../ui/notice.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import css from './layouts.module.css';
import { changedFields, editsInvitation, editsOf, type PlotEdits } from './plot-edits.ts';
import { useLayout } from './use-layout.ts';
import { useTakeEdits } from './use-take-edits.ts';

interface Props {
  /** Plots as they would be. */
  proposed: PlotDraft[];
  onTaken: () => void;
}

/** Nothing is changed before the owner has seen the old values beside the new ones. */
export function PlotEditsPreview({ proposed, onTaken }: Props) {
  const { layout } = useLayout();
  const takeEdits = useTakeEdits();
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
            takeEdits(edits);
            onTaken();
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
  return typeof value === 'number' ? grouped(value) : String(value || '–');
}
