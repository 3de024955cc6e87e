import {
  AREA_MAX,
  AREA_START,
  AREA_UNIT_NAMES,
  areaInAllUnits,
  LOAN_MAX,
  LOAN_START,
  loanResult,
  readArea,
  readLoan,
  resultText,
} from '@theni/contract/calculators';
import { useId, useState } from 'react';
import fieldCss from '../ui/field.module.css';
import { InputField } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { useWords } from '../words/words.ts';
import css from './calculators.module.css';

/** @param props.amount rupees that the loan begins with */
export function Calculators({ amount }: { amount?: number | undefined }) {
  const { calculators } = useWords();
  return (
    <Section heading={calculators.heading} tone="deep">
      <div className={`wide-columns ${css.tools}`}>
        <LoanCalculator amount={amount} />
        <AreaCalculator />
      </div>
    </Section>
  );
}

function LoanCalculator({ amount }: { amount?: number | undefined }) {
  const text = useWords().calculators.loan;
  const start = { ...LOAN_START, ...(amount && { amount: String(amount) }) };
  const { fields, field } = useFields(start);
  const loan = readLoan(fields);
  return (
    <div className={`stack ${css.tool}`}>
      <h3>{text.heading}</h3>
      <div className={css.fields}>
        <InputField {...field('amount', LOAN_MAX.amount, '1')} label={text.amount} />
        <InputField {...field('rate', LOAN_MAX.rate)} label={text.rate} />
        <InputField {...field('years', LOAN_MAX.years)} label={text.years} />
      </div>
      <p className={css.note}>{text.note}</p>
      {loan && <Result of={text} values={loanResult(loan)} unit="₹" />}
    </div>
  );
}

function AreaCalculator() {
  const text = useWords().calculators.area;
  const unitId = useId();
  const { fields, field, set } = useFields(AREA_START);
  const area = readArea(fields);
  return (
    <div className={`stack ${css.tool}`}>
      <h3>{text.heading}</h3>
      <div className={css.fields}>
        <InputField {...field('value', AREA_MAX)} label={text.value} />
        <div className={fieldCss.field}>
          <label htmlFor={unitId} className={fieldCss.label}>
            {text.unit}
          </label>
          <select
            id={unitId}
            className={fieldCss.control}
            value={fields.unit}
            onChange={(event) => set('unit', event.currentTarget.value)}
          >
            {AREA_UNIT_NAMES.map((unit) => (
              <option key={unit} value={unit}>
                {text.units[unit]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className={css.note}>{text.local}</p>
      <div className={css.fields}>
        <InputField {...field('kuzhi', AREA_MAX)} label={text.kuzhi} />
        <InputField {...field('ma', AREA_MAX)} label={text.ma} />
      </div>
      {area && (
        <Result of={text.units} values={areaInAllUnits(area.value, area.unit, area.local)} />
      )}
    </div>
  );
}

/** @param start what the page offers: what is typed goes before it */
function useFields<Name extends string>(start: Record<Name, string>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const fields: Record<Name, string> = { ...start, ...typed };
  const set = (name: Name, value: string) => setTyped({ ...typed, [name]: value });
  const field = (name: Name, max: number, step = 'any') => ({
    type: 'number',
    inputMode: 'decimal' as const,
    min: 0,
    max,
    step,
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => set(name, event.currentTarget.value),
  });
  return { fields, field, set };
}

interface ResultProps<Name extends string> {
  /** What each value is called. */
  of: NoInfer<Record<Name, string>>;
  values: Record<Name, number>;
  unit?: string;
}

function Result<Name extends string>({ of, values, unit = '' }: ResultProps<Name>) {
  return (
    <output>
      <dl className={css.response}>
        {Object.entries<number>(values).map(([name, value]) => (
          <div key={name} className="row">
            <dt>{of[name as Name]}</dt>
            <dd>{unit + resultText(value, unit !== '')}</dd>
          </div>
        ))}
      </dl>
    </output>
  );
}
