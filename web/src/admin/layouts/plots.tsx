import type { PlotStatus } from '@theni/contract';
import { type PlotDraft, plotDraft, plotFields, plotPath } from '@theni/contract/layout-fields';
import { memo, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { statusOf } from '../api/layouts.ts';
import { LineField } from '../fields/line-field.tsx';
import { SchemaField } from '../fields/schema-field.tsx';
import common from '../ui/common.module.css';
import { ConfirmDialog, Dialog, Disclosure } from '../ui/dialog.tsx';
import { notify } from '../ui/notice.tsx';
import { AddPlots, factsOf } from './add-plots.tsx';
import css from './layouts.module.css';
import { PlotStatusForm, Swatch, statusText } from './plot-status.tsx';
import { findPlot, useLayout } from './use-layout.ts';
import { layoutText } from './words.ts';

const text = layoutText.plots;

export function Plots() {
  const { layout, state } = useLayout();
  const { statuses } = state.server;
  const { key, search } = useLocation();
  const field = new URLSearchParams(search).get('field') ?? '';
  const [open, setOpen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => setOpen(/^plots\.[^.]+/.exec(field)?.[0]), [field, key]);
  const openPlot = useCallback((number: string) => {
    notify(undefined);
    setOpen(plotPath(number));
  }, []);
  const statusByPath = new Map(statuses.map((status) => [plotPath(status.number), status]));
  const there = new Set(layout.plots.map((plot) => plotPath(plot.number)));
  return (
    <>
      <ul className={css.plots} aria-label={text.heading}>
        {layout.plots.map((plot) => (
          <PlotRow
            key={plot.number}
            plot={plot}
            status={statusByPath.get(plotPath(plot.number))}
            onOpen={openPlot}
          />
        ))}
        {/* Dropped here, and still seen by visitors. */}
        {statuses
          .filter((status) => !there.has(plotPath(status.number)))
          .map((status) => (
            <PlotRow key={status.number} status={status} onOpen={openPlot} />
          ))}
      </ul>
      <AddPlots />
      {open && <PlotDialog path={open} onMove={setOpen} />}
    </>
  );
}

interface RowProps {
  plot?: PlotDraft;
  /** Undefined until the plot is saved. */
  status: PlotStatus | undefined;
  onOpen: (number: string) => void;
}

/** Of hundreds of rows only the one that has changed is drawn anew. */
const PlotRow = memo(function PlotRow({ plot, status, onOpen }: RowProps) {
  const number = plot?.number ?? status?.number ?? '';
  return (
    <li>
      <button type="button" onClick={() => onOpen(number)}>
        <Swatch state={status?.state ?? 'available'} />
        <strong>{number}</strong>
        <span>{plot ? factsOf(plot).join(' · ') : text.dropped}</span>
        <span>{status ? statusText(status) : text.saving}</span>
      </button>
    </li>
  );
});

function PlotDialog({
  path: place,
  onMove,
}: {
  path: string;
  onMove: (path: string | undefined) => void;
}) {
  const { slug, draft, state } = useLayout();
  const found = findPlot(state.changes, place);
  const status = statusOf(state.server.statuses, place.slice('plots.'.length));
  const number = found?.plot.number ?? status?.number;
  useEffect(() => {
    if (number === undefined) onMove(undefined);
  }, [number, onMove]);
  if (number === undefined) return null;
  return (
    <Dialog
      heading={text.plot(number)}
      close={layoutText.status.close}
      onCancel={() => onMove(undefined)}
    >
      <div className={common.stack}>
        {status ? (
          <PlotStatusForm
            slug={slug}
            status={status}
            refresh={() => draft.refresh()}
            onClose={() => onMove(undefined)}
          />
        ) : (
          <p role="status">{text.saving}</p>
        )}
        {found && (
          <Disclosure summary={text.facts} isOpen>
            <div className={common.stack}>
              <PlotFacts {...found} onMove={onMove} />
            </div>
          </Disclosure>
        )}
      </div>
    </Dialog>
  );
}

interface FactsProps {
  path: string;
  plot: PlotDraft;
  onMove: (path: string | undefined) => void;
}

function PlotFacts({ path, plot, onMove }: FactsProps) {
  const { draft, state, issueAt } = useLayout();
  const [isRemoving, setRemoving] = useState(false);
  const isTaken = statusOf(state.server.statuses, plot.number)?.state !== 'available';
  return (
    <>
      {plotFields.map((field) =>
        field.path === 'number' ? (
          <NumberField key="number" label={field.label} path={path} plot={plot} onMove={onMove} />
        ) : (
          <SchemaField
            key={field.path}
            field={{ ...field, path: `${path}.${field.path}` }}
            value={plot[field.path as keyof PlotDraft]}
            issueAt={issueAt}
            onChange={(value) => draft.put({ [path]: { ...plot, [field.path]: value } })}
          />
        ),
      )}
      <Button variant="outline" disabled={isTaken} onClick={() => setRemoving(true)}>
        {text.remove(plot.number)}
      </Button>
      {isRemoving && (
        <ConfirmDialog
          heading={text.question(plot.number)}
          confirm={text.confirm}
          onCancel={() => setRemoving(false)}
          onConfirm={() => {
            draft.put({ [path]: null });
            onMove(undefined);
          }}
        >
          <p>{text.removing}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** It counts once it is typed whole: half a number is another plot's. */
function NumberField({ label, path, plot, onMove }: FactsProps & { label: string }) {
  const { draft, state, issueAt } = useLayout();
  const [typed, setTyped] = useState(plot.number);
  const number = plotDraft.shape.number.safeParse(typed).data;
  const isAnother = number !== undefined && plotPath(number) !== plotPath(plot.number);
  const isTaken = isAnother && findPlot(state.changes, plotPath(number)) !== undefined;
  const wrong = isTaken ? text.taken : number === undefined ? text.noNumber : undefined;
  return (
    <LineField
      path={`${path}.number`}
      label={label}
      limit={100}
      value={typed}
      refusal={wrong ?? issueAt(`${path}.number`).refusal}
      onChange={setTyped}
      onLeave={() => {
        if (wrong || number === undefined || number === plot.number) return;
        draft.put({ [path]: { ...plot, number } });
        onMove(plotPath(number));
      }}
    />
  );
}
