import { Section } from '../ui/section.tsx';
import { useWords } from '../words/words.ts';
import { AreaCalculator } from './area-calculator.tsx';
import css from './calculators.module.css';
import { LoanCalculator } from './loan-calculator.tsx';

/** @param props.amount rupees that the loan begins with */
export function Calculators({ amount }: { amount?: number | undefined }) {
  const { calculators } = useWords();
  return (
    <Section heading={calculators.heading} tone="deep">
      <div className={css.tools}>
        <LoanCalculator amount={amount} />
        <AreaCalculator />
      </div>
    </Section>
  );
}
