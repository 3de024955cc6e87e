import { useMemo, useState } from 'react';
import { AmountField } from '../fields/amount-field.tsx';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import css from './layouts.module.css';
import { PlotEditsPreview } from './plot-edits-preview.tsx';
import { repriceAvailable } from './plot-price.ts';
import { useLayout } from './use-layout.ts';

/** One price of a cent becomes the price of each plot that nobody has. */
export function PriceOfAvailable() {
  const { layout, state } = useLayout();
  const { statuses } = state.server;
  const [perCent, setPerCent] = useState<number | null>(null);
  const { priced, withoutSize } = useMemo(
    () => repriceAvailable(layout.plots, statuses, perCent ?? 0),
    [layout.plots, statuses, perCent],
  );
  return (
    <Disclosure summary="Price of all available plots">
      <div className={`${common.stack} ${css.questions}`}>
        <AmountField
          path="perCent"
          label="Price of one cent for all available plots, ₹"
          hint="The price of each plot is rounded to the nearest ₹1,000."
          value={perCent}
          onChange={setPerCent}
        />
        {withoutSize.length > 0 && (
          <p className={common.issue}>
            Left out, because their size is missing:{' '}
            {withoutSize.map(({ number }) => number).join(', ')}
          </p>
        )}
        <PlotEditsPreview proposed={priced} onApplied={() => setPerCent(null)} />
      </div>
    </Disclosure>
  );
}
