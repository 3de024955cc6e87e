import type { PlotStatus } from '@theni/contract';
import { isPlotPath, layoutFrom, plotPartsOf, plotPath } from '@theni/contract/layout-values';
import { type Plot, type PlotDraft, plotFields } from '@theni/contract/plot-fields';
import type { PlotState } from '@theni/contract/plots';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { numberText, rupees } from '../../../layouts/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/field.tsx';
import { FieldQuestion } from '../../fields/field-question.tsx';
import { FormField } from '../../fields/form-field.tsx';
import common from '../../ui/common.module.css';
import { Disclosure } from '../../ui/controls.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { focusField } from '../../ui/focus.ts';
import { notify } from '../../ui/notice.ts';
import { nameOfField } from '../field-names.ts';
import css from '../layouts.module.css';
import { useListedStatuses } from '../sheet/listed-statuses.ts';
import { SheetStatuses } from '../sheet/sheet-statuses.tsx';
import { RecentChanges } from '../status/mark-plots.tsx';
import { PlotStatusForm, Swatch, SwatchPatterns, statusText } from '../status/plot-status.tsx';
import { useLayout } from '../use-layout.ts';
import { AddPlots } from './add-plots.tsx';
import { PriceOfAvailable } from './price-of-available.tsx';

interface OpenPlot {
  id: string;
  /** The path to which a link has led. */
  field?: string;
}

export function PlotEditor() {
  const { slug, layout, state, issueAt } = useLayout();
  const { statuses } = state.server;
  const { listed, setListed, add } = useListedStatuses(slug);
  const { key, search } = useLocation();
  const field = new URLSearchParams(search).get('field') ?? '';
  const [open, setOpen] = useState<OpenPlot>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(
    () => setOpen(isPlotPath(field) ? { id: plotPartsOf(field).id, field } : undefined),
    [field, key],
  );
  const openPlot = useCallback((id: string) => {
    notify(undefined);
    setOpen({ id });
  }, []);
  const close = useCallback(() => setOpen(undefined), []);
  const statusById = new Map(statuses.map((status) => [status.id, status]));
  const drafted = new Set(layout.plots.map(({ id }) => id));
  const rows = [
    ...layout.plots.map((plot) => ({ ...plot, facts: factsOf(plot).join(' · ') })),
    // Plots that were removed here, and that visitors still see.
    ...statuses
      .filter(({ id }) => !drafted.has(id))
      .map((status) => ({ ...status, facts: 'removed here; visitors see it until you publish' })),
  ];
  // Of a plot that was removed here or there, of which no field is left.
  const removedPlotQuestions = state.questions
    .filter(({ path }) => isPlotPath(path) && !drafted.has(plotPartsOf(path).id))
    .flatMap(({ path }) => issueAt(path).question ?? []);
  return (
    <>
      <SheetStatuses listed={listed} onChange={setListed} />
      <SwatchPatterns />
      {removedPlotQuestions.map((question) => (
        <section key={question.path} className={common.stack}>
          <h3>{nameOfField(question.path, layoutFrom(state.server.draft).plots)}</h3>
          <FieldQuestion {...question} />
        </section>
      ))}
      <RecentChanges slug={slug}>
        <ul className={css.plots} aria-label="Plots">
          {rows.map(({ id, number, facts }) => (
            <PlotRow
              key={id}
              id={id}
              number={number}
              facts={facts}
              {...shownStatus(statusById.get(id))}
              onOpen={openPlot}
            />
          ))}
        </ul>
      </RecentChanges>
      {layout.plots.length > 0 && <PriceOfAvailable />}
      <AddPlots onStatuses={add} />
      {open && <PlotDialog {...open} onClose={close} />}
    </>
  );
}

/** Of a plot that is not saved yet nothing is known. */
function shownStatus(status?: PlotStatus) {
  return { state: status?.state ?? 'available', status: status ? statusText(status) : 'Saving..' };
}

interface RowProps {
  id: string;
  number: string;
  facts: string;
  state: PlotState;
  status: string;
  onOpen: (id: string) => void;
}

/**
 * Memoised, and given what it shows as plain texts: a letter makes all plots of a layout anew, and
 * of hundreds of rows only the one that has changed is to render again.
 */
const PlotRow = memo(function PlotRow(row: RowProps) {
  return (
    <li>
      <button type="button" onClick={() => row.onOpen(row.id)}>
        <Swatch state={row.state} />
        <strong>{row.number}</strong>
        <span>{row.facts}</span>
        <span>{row.status}</span>
      </button>
    </li>
  );
});

function factsOf({ squareFeet, price }: PlotDraft): string[] {
  const size = squareFeet && `${numberText(squareFeet)} sq ft`;
  return [size || 'size missing', ...(price ? [rupees(price)] : [])];
}

function PlotDialog({ id, field, onClose }: OpenPlot & { onClose: () => void }) {
  const { slug, fieldValues, state } = useLayout();
  const plot = fieldValues.plots.find((each) => each.id === id);
  const status = state.server.statuses.find((each) => each.id === id);
  const number = plot?.number ?? status?.number;
  const facts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (number === undefined) onClose();
  }, [number, onClose]);
  useEffect(() => {
    if (field) focusField(facts.current, field, 'center');
  }, [field]);
  if (number === undefined) return null;
  return (
    <Dialog heading={`Plot ${number}`} close="Close" onCancel={onClose}>
      <div className={common.stack}>
        {status ? (
          <PlotStatusForm slug={slug} status={status} onClose={onClose} />
        ) : (
          <p role="status">Saving..</p>
        )}
        {plot && (
          <Disclosure summary="Size, price and outline" isOpen>
            <div ref={facts} className={common.stack}>
              <PlotFactFields plot={plot} status={status} onClose={onClose} />
            </div>
          </Disclosure>
        )}
      </div>
    </Dialog>
  );
}

interface FactsProps {
  plot: Plot;
  status: PlotStatus | undefined;
  onClose: () => void;
}

function PlotFactFields({ plot, status, onClose }: FactsProps) {
  const { saver, issueAt } = useLayout();
  const [isRemoving, setRemoving] = useState(false);
  const path = plotPath(plot.id);
  const isTaken = status !== undefined && status.state !== 'available';
  return (
    <>
      {plotFields.map((field) =>
        field.path === 'number' && isTaken ? (
          <InputField
            key={field.path}
            label={field.label}
            hint="To change it, make the plot available first."
            value={plot.number}
            readOnly
          />
        ) : (
          <FormField
            key={field.path}
            field={{ ...field, path: `${path}.${field.path}` }}
            value={plot[field.path as keyof Plot]}
            issueAt={issueAt}
            onChange={(value) => saver.put({ [plotPath(plot.id, field.path)]: value })}
          />
        ),
      )}
      <Button variant="outline" disabled={!status || isTaken} onClick={() => setRemoving(true)}>
        Remove plot {plot.number}
      </Button>
      {isRemoving && (
        <ConfirmDialog
          heading={`Remove plot ${plot.number}?`}
          confirm="Remove"
          onCancel={() => setRemoving(false)}
          onConfirm={() => {
            saver.put({ [path]: null });
            onClose();
          }}
        >
          <p>Its size, price and outline will be deleted too.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
