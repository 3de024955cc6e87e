import type { PlotStatus } from '@theni/contract';
import css from './plot-states.module.css';

/** A sample of how a state is drawn: another pattern each, for eyes and printers without colours. */
export function StateSwatch({ state }: { state: PlotStatus['State'] }) {
  return <span className={`${css.swatch} ${css[state]}`} aria-hidden="true" />;
}
