import type { PlotStatus } from '@theni/contract';
import { isPlotPath, plotPath, plotValues } from '@theni/contract/layout-values';
import { type Plot, type PlotDraft, plotFields } from '@theni/contract/plot-fields';
import { memo, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { numberText, rupees } from '../../layouts/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { FormField } from '../fields/form-field.tsx';
import common from '../ui/common.module.css';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { notify } from '../ui/notice.ts';
import { AddPlots } from './add-plots.tsx';
import css from './layouts.module.css';
import { Swatch, SwatchPatterns, statusText } from './plot-status.tsx';
import { PlotStatusForm } from './plot-status-form.tsx';
import { PriceOfAvailable } from './price-of-available.tsx';
import { useLayout } from './use-layout.ts';

export function PlotEditor() {
  const { layout, state } = useLayout();
  const { statuses } = state.server;
  const { key, search } = useLocation();
  const field = new URLSearchParams(search).get('field') ?? '';
  const [open, setOpen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => setOpen(plotIdIn(field)), [field, key]);
  const openPlot = useCallback((id: string) => {
    notify(undefined);
    setOpen(id);
  }, []);
  const close = useCallback(() => setOpen(undefined), []);
  const statusById = new Map(statuses.map((status) => [status.id, status]));
  const drafted = new Set(layout.plots.map(({ id }) => id));
  return (
    <>
      <SwatchPatterns />
      <ul className={css.plots} aria-label="Plots">
        {layout.plots.map((plot) => (
          <PlotRow
            key={plot.id}
            id={plot.id}
            plot={plot}
            status={statusById.get(plot.id)}
            onOpen={openPlot}
          />
        ))}
        {/* Plots that were removed here, and that visitors still see. */}
        {statuses
          .filter(({ id }) => !drafted.has(id))
          .map((status) => (
            <PlotRow key={status.id} id={status.id} status={status} onOpen={openPlot} />
          ))}
      </ul>
      {layout.plots.length > 0 && <PriceOfAvailable />}
      <AddPlots />
      {open && <PlotDialog id={open} onClose={close} />}
    </>
  );
}

function plotIdIn(path: string): string | undefined {
  return isPlotPath(path) ? path.split('.')[1] : undefined;
}

interface RowProps {
  id: string;
  plot?: Plot;
  /** Undefined until the plot is saved. */
  status: PlotStatus | undefined;
  onOpen: (id: string) => void;
}

/** Memoised, so that of hundreds of rows only the one that has changed renders again. */
const PlotRow = memo(function PlotRow({ id, plot, status, onOpen }: RowProps) {
  const number = plot?.number ?? status?.number ?? '';
  return (
    <li>
      <button type="button" onClick={() => onOpen(id)}>
        <Swatch state={status?.state ?? 'available'} />
        <strong>{number}</strong>
        <span>
          {plot ? factsOf(plot).join(' · ') : 'removed here; visitors see it until you publish'}
        </span>
        <span>{status ? statusText(status) : 'Saving..'}</span>
      </button>
    </li>
  );
});

function factsOf({ squareFeet, price }: PlotDraft): string[] {
  const size = squareFeet && `${numberText(squareFeet)} sq ft`;
  return [size || 'size missing', ...(price ? [rupees(price)] : [])];
}

function PlotDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { slug, saver, layout, state } = useLayout();
  const plot = layout.plots.find((each) => each.id === id);
  const status = state.server.statuses.find((each) => each.id === id);
  const number = plot?.number ?? status?.number;
  useEffect(() => {
    if (number === undefined) onClose();
  }, [number, onClose]);
  if (number === undefined) return null;
  return (
    <Dialog heading={`Plot ${number}`} close="Close" onCancel={onClose}>
      <div className={common.stack}>
        {status ? (
          <PlotStatusForm
            slug={slug}
            status={status}
            refresh={() => saver.refresh()}
            onClose={onClose}
          />
        ) : (
          <p role="status">Saving..</p>
        )}
        {plot && (
          <Disclosure summary="Size, price and outline" isOpen>
            <div className={common.stack}>
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
            onChange={(value) => saver.put(plotValues([{ ...plot, [field.path]: value }]))}
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
