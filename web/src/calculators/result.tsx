import { resultText } from '@theni/contract/calculators';
import css from './calculators.module.css';

interface Props<Name extends string> {
  /** What each value is called. */
  of: NoInfer<Record<Name, string>>;
  values: Record<Name, number>;
  unit?: string;
}

export function Result<Name extends string>({ of, values, unit = '' }: Props<Name>) {
  return (
    <output>
      <dl className={css.response}>
        {Object.entries<number>(values).map(([name, value]) => (
          <div key={name}>
            <dt>{of[name as Name]}</dt>
            <dd>{unit + resultText(value, unit !== '')}</dd>
          </div>
        ))}
      </dl>
    </output>
  );
}
