import { dayOf } from '@theni/contract/times';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { rupees } from '../../../layouts/numbers.ts';
import { CheckboxField } from '../../../ui/field.tsx';
import { type Amount, AmountField } from '../../fields/amount-field.tsx';
import { useStored } from '../../storage.ts';
import common from '../../ui/common.module.css';
import { Disclosure } from '../../ui/controls.tsx';
import css from '../layouts.module.css';
import { useLayout } from '../use-layout.ts';
import { PlotEditsPreview } from './plot-edits-preview.tsx';
import { repriceAvailable, slipSentence } from './plot-price.ts';

/** One price of a cent becomes the price of each plot that nobody has. */
export function PriceOfAvailable() {
  const { slug, layout, state } = useLayout();
  const { statuses } = state.server;
  const [typed, setTyped] = useStored(`price of all ${slug}`, z.custom<Amount>(), null);
  const [chosen, setChosen] = useState<boolean>();
  const perCent = typeof typed === 'number' ? typed : 0;
  const { priced, withoutSize } = useMemo(
    () => repriceAvailable(layout.plots, statuses, perCent),
    [layout.plots, statuses, perCent],
  );
  const own = layout.price.perCent;
  const isOther = perCent > 0 && own !== perCent;
  /** A layout that names no price of its own gets one only if he wants it. */
  const isAlsoOwn = isOther && (chosen ?? own !== null);
  const ownPrice = { 'price.perCent': perCent, 'price.asOf': dayOf(new Date()) };
  return (
    <Disclosure summary="Price of all available plots" isOpen={typed !== null}>
      <div className={`${common.stack} ${css.questions}`}>
        <AmountField
          path="perCent"
          label="Price of one cent for all available plots, ₹"
          hint="The price of each plot is rounded to the nearest ₹1,000."
          value={typed}
          onChange={setTyped}
        />
        {isOther && (
          <CheckboxField
            label={`Also as the layout’s own price, which buyers read first: ${own ? rupees(own) : 'none'} now, ${rupees(perCent)} then, as of today`}
            checked={isAlsoOwn}
            onChange={({ currentTarget: { checked } }) => setChosen(checked)}
          />
        )}
        {withoutSize.length > 0 && (
          <p className={common.issue}>
            Left out, because their size is missing:{' '}
            {withoutSize.map(({ number }) => number).join(', ')}
          </p>
        )}
        <PlotEditsPreview
          proposed={priced}
          {...(isAlsoOwn && { alongWith: ownPrice })}
          doubt={slipSentence(perCent, own, 'of the layout’s own price')}
          onApplied={() => setTyped(undefined)}
        />
      </div>
    </Disclosure>
  );
}
