import type { LayoutFacts } from '@theni/content';
import css from './fact-list.module.css';

/** Price first; the others as they fit. @param props.more what else the place says of the layout */
export function FactList({ facts, more = '' }: { facts: LayoutFacts; more?: string }) {
  const { price, rate, available, sizes } = facts;
  if (![price, rate, available, sizes, more].some(Boolean)) return null;
  return (
    <ul className={css.facts}>
      {price && <li className={css.price}>{price}</li>}
      {rate && <li>{rate}</li>}
      {available && <li className={css.available}>{available}</li>}
      {sizes && <li>{sizes}</li>}
      {more && <li>{more}</li>}
    </ul>
  );
}
