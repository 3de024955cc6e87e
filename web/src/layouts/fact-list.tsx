import type { LayoutFacts } from '@theni/content';
import css from './fact-list.module.css';

/** Price first; the others as they fit. @param props.more what else the place says of the layout */
export function FactList({ facts, more = '' }: { facts: LayoutFacts; more?: string }) {
  const { price, rate, available, sizes } = facts;
  const others = [rate, available, sizes, more].filter(Boolean);
  if (!price && others.length === 0) return null;
  return (
    <ul className={css.facts}>
      {price && <li className={css.price}>{price}</li>}
      {others.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
