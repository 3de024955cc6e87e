import { foldPlotNumber } from '@theni/contract/plot-number';
import { PLOTS_MAX } from '@theni/contract/plots';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import fieldCss from '../../ui/field.module.css';
import { InputField, LabelledField } from '../../ui/field.tsx';
import { EMPTY_PLOT, PlotInput } from '../documents/plot-columns.tsx';
import { plotText } from '../documents/plot-words.ts';
import { numbersAfter } from './geometry.ts';
import css from './plots-table.module.css';
import { usePlots } from './use-plots.ts';

const text = plotText.add;
const QUESTIONS = Object.keys(text.questions) as (keyof typeof text.questions)[];

/** Most plots of a layout are alike: how many, which size, which road. What differs is typed in its row. */
export function AddPlots({ onAdded }: { onAdded: (at: number) => void }) {
  const { plots, add } = usePlots();
  const [count, setCount] = useState('1');
  const [shared, setShared] = useState(EMPTY_PLOT);
  const room = PLOTS_MAX - plots.length;
  const many = Math.min(room, Math.max(1, Math.floor(Number(count)) || 1));
  const taken = new Set(plots.map((plot) => foldPlotNumber(plot.Number)));
  const numbers = numbersAfter(plots.at(-1)?.Number || '0', many + plots.length)
    .filter((number) => !taken.has(foldPlotNumber(number)))
    .slice(0, many);

  if (room <= 0) return <p>{plotText.table.most(PLOTS_MAX)}</p>;
  return (
    <section className={css.below} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <div className={css.questions}>
        <InputField
          label={text.count}
          type="number"
          inputMode="numeric"
          min={1}
          max={room}
          value={count}
          onChange={(event) => setCount(event.currentTarget.value)}
        />
        {QUESTIONS.map((column) => (
          <LabelledField
            key={column}
            label={text.questions[column]}
            error={Number.isNaN(shared[column]) ? text.noNumber : undefined}
          >
            {(controlProps) => (
              <PlotInput
                {...controlProps}
                column={column}
                className={fieldCss.control}
                value={shared[column]}
                onChange={(value) => setShared({ ...shared, [column]: value })}
              />
            )}
          </LabelledField>
        ))}
      </div>
      <Button
        disabled={Object.values(shared).some(Number.isNaN)}
        onClick={() => {
          add(numbers.map((each) => ({ ...shared, Number: each })));
          onAdded(plots.length);
        }}
      >
        {text.button(numbers)}
      </Button>
    </section>
  );
}
