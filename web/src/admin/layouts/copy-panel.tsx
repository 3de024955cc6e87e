import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { plotText } from '../documents/plot-words.ts';
import common from '../ui/common.module.css';
import { adminText } from '../words.ts';
import css from './draw-plots.module.css';
import type { Drawing } from './use-drawing.ts';

const text = plotText.copy;
const COPIES_MAX = 100;

/** How many copies, and in which direction; what they become is said before they are placed. */
export function CopyPanel({ drawing }: { drawing: Drawing }) {
  const { plot, copying, copies, setCopying, placeCopies } = drawing;
  if (!plot || !copying || !copies) return null;
  const { count, step } = copying;
  const heading = text.heading(plot.Number);
  return (
    <section className={common.panel} aria-label={heading}>
      <h3>{heading}</h3>
      <div className={css.numbers}>
        <InputField
          label={text.count}
          type="number"
          min={1}
          max={COPIES_MAX}
          value={count}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            setCopying({ step, count: Math.min(COPIES_MAX, Math.max(1, valueAsNumber || 1)) })
          }
        />
        <InputField
          label={text.right}
          type="number"
          value={Math.round(step.x)}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            setCopying({ count, step: { ...step, x: valueAsNumber || 0 } })
          }
        />
        <InputField
          label={text.down}
          type="number"
          value={Math.round(step.y)}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            setCopying({ count, step: { ...step, y: valueAsNumber || 0 } })
          }
        />
      </div>
      <div role="status">
        <p>{text.becomes(copies.shapes.map(({ number }) => number))}</p>
        {copies.made.length > 0 && <p>{text.made(copies.made)}</p>}
        {copies.redrawn.length > 0 && (
          <p className={common.warning}>{text.redrawn(copies.redrawn)}</p>
        )}
        {copies.isCut && <p className={common.warning}>{text.off}</p>}
      </div>
      <div className={common.row}>
        <Button onClick={placeCopies} disabled={copies.shapes.length === 0}>
          {text.place(copies.shapes.length)}
        </Button>
        <Button variant="outline" onClick={() => setCopying(undefined)}>
          {adminText.frame.cancel}
        </Button>
      </div>
    </section>
  );
}
