import type { Project } from '@theni/contract';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import fieldCss from '../../ui/field.module.css';
import { Link } from '../../ui/link.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { CopyPanel } from './copy-panel.tsx';
import { CornerFields } from './corner-fields.tsx';
import css from './draw-plots.module.css';
import { DrawnShapes } from './drawn-shapes.tsx';
import { NoPlan, PlanView } from './plan-view.tsx';
import { plotText } from './plot-words.ts';
import { projectAddress } from './project-parts.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { type Drawing, useDrawing } from './use-drawing.ts';
import { useProject } from './use-project.ts';

const text = plotText.draw;

/** The shapes of the plots on the plan. */
export function DrawPlots() {
  const { slug, plots } = useProject();
  const { form } = useEditor();
  const plan: Project['plan'] = useWatch({ control: form.control, name: 'plan' });
  if (!plan) return <NoPlan />;
  if (plots.rows.length === 0)
    return (
      <p>
        {text.noPlots}{' '}
        <Link to={projectAddress(slug, 'plots')} className={css.link}>
          {text.toPlots}
        </Link>
      </p>
    );
  return <DrawOn plan={plan} />;
}

function DrawOn({ plan }: { plan: NonNullable<Project['plan']> }) {
  // How exact a finger is depends on how large the plan is seen.
  const [unit, setUnit] = useState(1);
  const drawing = useDrawing(plan, unit);
  const { row, rows, corners, isDrawing, copying } = drawing;
  const open = rows.filter(({ cells }) => cells.points === '').length;
  return (
    <>
      <div className={css.top}>
        <PlotSelect drawing={drawing} />
        <p className={css.left}>{text.left(open, rows.length)}</p>
      </div>
      <p role="status" className={css.told}>
        {instructionFor(drawing)}
      </p>
      <PlanView plan={plan} actions={drawing.actions} onUnit={setUnit}>
        {({ reveal }) => <DrawnShapes drawing={drawing} unit={unit} reveal={reveal} />}
      </PlanView>
      {copying ? (
        <CopyPanel drawing={drawing} />
      ) : (
        <>
          <div className={css.actions}>
            <UndoButtons
              {...(isDrawing &&
                (corners.length > 0 || drawing.canRedo) && {
                  own: {
                    undo: drawing.undo,
                    redo: drawing.redo,
                    canUndo: corners.length > 0,
                    canRedo: drawing.canRedo,
                  },
                })}
            />
            {isDrawing ? <WhileDrawing drawing={drawing} /> : <WhenDrawn drawing={drawing} />}
          </div>
          {row && <CornerFields drawing={drawing} plan={plan} />}
        </>
      )}
    </>
  );
}

function instructionFor({ row, corners, isDrawing, isFlat, copying }: Drawing): string {
  const number = row?.cells.number.trim() ?? '';
  if (copying) return plotText.copy.lead;
  if (isFlat) return text.tooFlat;
  if (!isDrawing) return text.selected(number);
  if (corners.length === 0) return text.begin(number);
  return corners.length < 3 ? text.go(number) : text.close(number);
}

function PlotSelect({ drawing: { rows, row, choose } }: { drawing: Drawing }) {
  const id = useId();
  return (
    <div className={fieldCss.field}>
      <label htmlFor={id} className={fieldCss.label}>
        {text.plot}
      </label>
      <select
        id={id}
        className={fieldCss.control}
        value={row?.key}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {rows.map(({ key, cells }) => (
          <option key={key} value={key}>
            {cells.number || plotText.table.newPlot} ·{' '}
            {cells.points === '' ? text.notDrawn : text.drawn}
          </option>
        ))}
      </select>
    </div>
  );
}

function WhileDrawing({ drawing }: { drawing: Drawing }) {
  const { row, corners, close, giveUp } = drawing;
  const canGiveUp = corners.length > 0 || row?.cells.points !== '';
  return (
    <>
      {corners.length >= 3 && <Button onClick={close}>{text.closeShape}</Button>}
      {canGiveUp && (
        <Button look="outline" onClick={giveUp}>
          {text.giveUp}
        </Button>
      )}
    </>
  );
}

function WhenDrawn({ drawing }: { drawing: Drawing }) {
  const { next, choose, beginCopying, drawAnew, remove } = drawing;
  return (
    <>
      {next && <Button onClick={() => choose(next.key)}>{text.next(next.cells.number)}</Button>}
      <Button look="outline" onClick={beginCopying}>
        {text.duplicate}
      </Button>
      <Button look="outline" onClick={drawAnew}>
        {text.draw}
      </Button>
      <Button look="outline" onClick={remove}>
        {text.remove}
      </Button>
    </>
  );
}
