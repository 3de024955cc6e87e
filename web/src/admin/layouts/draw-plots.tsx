import type { Layout } from '@theni/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutAddress } from '../documents/layout-parts.ts';
import { plotText } from '../documents/plot-words.ts';
import { useValue } from '../documents/use-editor.ts';
import { useLayout } from '../documents/use-layout.ts';
import common from '../ui/common.module.css';
import { SelectField } from '../ui/select-field.tsx';
import { CornerFields } from './corner-fields.tsx';
import css from './draw-plots.module.css';
import { DrawnShapes } from './drawn-shapes.tsx';
import { NoPlan, PlanView } from './plan-view.tsx';
import { type Drawing, useDrawing } from './use-drawing.ts';
import { usePlots } from './use-plots.ts';

const text = plotText.draw;

/** The shapes of the plots on the plan. */
export function DrawPlots() {
  const { slug } = useLayout();
  const { plots } = usePlots();
  const { value: plan } = useValue<Layout['plan']>('plan');
  if (!plan) return <NoPlan />;
  if (plots.length === 0)
    return (
      <p>
        {text.noPlots}{' '}
        <Link to={layoutAddress(slug, 'plots')} className={common.link}>
          {text.toPlots}
        </Link>
      </p>
    );
  return <DrawOn plan={plan} />;
}

function DrawOn({ plan }: { plan: NonNullable<Layout['plan']> }) {
  // How exact a finger is depends on how large the plan is seen.
  const [unit, setUnit] = useState(1);
  const drawing = useDrawing(unit);
  const { plots, isDrawing } = drawing;
  const open = plots.filter(({ Shape }) => Shape === '').length;
  return (
    <>
      <div className={css.top}>
        <PlotSelect drawing={drawing} />
        <p className={common.note}>{text.left(open, plots.length)}</p>
      </div>
      <p role="status" className={css.told}>
        {instructionFor(drawing)}
      </p>
      <PlanView plan={plan} actions={drawing.actions} onUnit={setUnit}>
        {({ reveal }) => <DrawnShapes drawing={drawing} unit={unit} reveal={reveal} />}
      </PlanView>
      <div className={common.row}>
        {isDrawing ? <WhileDrawing drawing={drawing} /> : <WhenDrawn drawing={drawing} />}
      </div>
      <CornerFields drawing={drawing} plan={plan} />
    </>
  );
}

function instructionFor({ plot, corners, isDrawing, isFlat }: Drawing): string {
  const number = plot?.Number ?? '';
  if (isFlat) return text.tooFlat;
  if (!isDrawing) return text.selected(number);
  if (corners.length === 0) return text.begin(number);
  return corners.length < 3 ? text.go(number) : text.close(number);
}

function PlotSelect({ drawing: { plots, at, choose } }: { drawing: Drawing }) {
  return (
    <SelectField
      label={text.plot}
      value={at}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    >
      {plots.map((plot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plot of the draft is known by its place
        <option key={index} value={index}>
          {plot.Number || plotText.table.newPlot} · {plot.Shape === '' ? text.notDrawn : text.drawn}
        </option>
      ))}
    </SelectField>
  );
}

function WhileDrawing({ drawing }: { drawing: Drawing }) {
  const { plot, corners, close, giveUp, undo } = drawing;
  const canGiveUp = corners.length > 0 || plot?.Shape !== '';
  return (
    <>
      <Button variant="outline" onClick={undo} disabled={corners.length === 0}>
        {text.undo}
      </Button>
      {corners.length >= 3 && <Button onClick={close}>{text.closeShape}</Button>}
      {canGiveUp && (
        <Button variant="outline" onClick={giveUp}>
          {text.giveUp}
        </Button>
      )}
    </>
  );
}

function WhenDrawn({ drawing }: { drawing: Drawing }) {
  const { plots, next, choose, drawAnew, remove } = drawing;
  const nextNumber = plots[next]?.Number;
  return (
    <>
      {nextNumber !== undefined && (
        <Button onClick={() => choose(next)}>{text.next(nextNumber)}</Button>
      )}
      <Button variant="outline" onClick={drawAnew}>
        {text.draw}
      </Button>
      <Button variant="outline" onClick={remove}>
        {text.remove}
      </Button>
    </>
  );
}
