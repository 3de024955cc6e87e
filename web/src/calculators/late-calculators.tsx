import { HydrateInView } from '../ui/hydrate-in-view.tsx';
import { late } from '../ui/late.ts';
import { useInDocument } from '../ui/use-in-document.ts';
import css from './late-calculators.module.css';

const Calculators = late(async () => (await import('./calculators.tsx')).Calculators);

interface Props {
  /** Rupees that the loan begins with. */
  amount?: number | undefined;
}

/** The calculators with their room. Nothing of them is in the document: they answer as one types, which needs script. */
export function LateCalculators({ amount }: Props) {
  return (
    <div className={`needs-script ${css.room}`}>
      <HydrateInView>
        <OnceAlive amount={amount} />
      </HydrateInView>
    </div>
  );
}

function OnceAlive({ amount }: Props) {
  return useInDocument() ? null : <Calculators amount={amount} />;
}
