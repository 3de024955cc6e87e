import type { PlotDraft } from '@theni/contract';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { PLOTS_MAX } from '@theni/contract/plots';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { FacingSelect } from './facing-select.tsx';
import { numbersAfter } from './geometry.ts';
import { plotText } from './plot-words.ts';
import css from './plots-table.module.css';
import { amountOf } from './spreadsheet.ts';
import { EMPTY_PLOT, usePlots } from './use-plots.ts';

const text = plotText.add;

/** Most plots of a layout are alike: how many, which size, which road. What differs is typed in its row. */
export function AddPlots({ onAdded }: { onAdded: (at: number) => void }) {
  const { plots, add } = usePlots();
  const [count, setCount] = useState('1');
  const [size, setSize] = useState('');
  const [road, setRoad] = useState('');
  const [price, setPrice] = useState('');
  const [facing, setFacing] = useState<PlotDraft['Facing']>('');
  const room = PLOTS_MAX - plots.length;
  const many = Math.min(room, Math.max(1, Math.floor(Number(count)) || 1));
  const taken = new Set(plots.map((plot) => foldPlotNumber(plot.Number)));
  const numbers = numbersAfter(plots.at(-1)?.Number || '0', many + plots.length)
    .filter((number) => !taken.has(foldPlotNumber(number)))
    .slice(0, many);
  const amounts = { SquareFeet: amountOf(size), Road: amountOf(road), Price: amountOf(price) };
  const wrong = (amount: number | null) => (Number.isNaN(amount) ? text.noNumber : undefined);

  if (room <= 0) return <p>{plotText.table.most(PLOTS_MAX)}</p>;
  return (
    <section className={css.add} aria-label={text.heading}>
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
        <InputField
          label={text.size}
          inputMode="decimal"
          error={wrong(amounts.SquareFeet)}
          value={size}
          onChange={(event) => setSize(event.currentTarget.value)}
        />
        <InputField
          label={text.road}
          inputMode="decimal"
          error={wrong(amounts.Road)}
          value={road}
          onChange={(event) => setRoad(event.currentTarget.value)}
        />
        <InputField
          label={text.price}
          inputMode="decimal"
          error={wrong(amounts.Price)}
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
        <FacingSelect label={text.facing} value={facing} onChange={setFacing} />
      </div>
      <Button
        disabled={Object.values(amounts).some(Number.isNaN)}
        onClick={() => {
          add(numbers.map((each) => ({ ...EMPTY_PLOT, ...amounts, Facing: facing, Number: each })));
          onAdded(plots.length);
        }}
      >
        {text.button(numbers)}
      </Button>
    </section>
  );
}
