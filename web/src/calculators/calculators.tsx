import { Section } from '../ui/section.tsx';
import { useWords } from '../words/words.ts';
import { AreaCalculator } from './area-calculator.tsx';
import css from './calculators.module.css';
import { LoanCalculator } from './loan-calculator.tsx';

/**
 * They answer as one types, so a browser without script does not show them.
 *
 * @param props.amount rupees that the loan begins with
 */
export function Calculators({ amount }: { amount?: number | undefined }) {
  const { calculators } = useWords();
  return (
    <div className={css.calculators}>
      <Section heading={calculators.heading} tone="deep">
        <div className={css.calculators}>
          <LoanCalculator amount={amount} />
          <AreaCalculator />
        </div>
      </Section>
    </div>
  );
}
