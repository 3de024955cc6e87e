import type { PlotStatus } from '@theni/contract';
import type { PlotState } from '@theni/contract/plots';
import { timeText } from '@theni/contract/times';
import { STATE_FILLS, StatePatterns } from '../../../layouts/plan/state-patterns.tsx';
import { labels } from '../../help/labels.ts';
import css from '../layouts.module.css';

/** Stands once on a page with swatches, which are drawn in its patterns. */
export function SwatchPatterns() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <StatePatterns step={9} />
    </svg>
  );
}

/** How a state is drawn: in a pattern of its own, for eyes and printers without colours. */
export function Swatch({ state }: { state: PlotState }) {
  return (
    <svg className={css.swatch} viewBox="0 0 20 20" aria-hidden="true">
      <path fill={STATE_FILLS[state]} d="M0 0h20v20H0z" />
    </svg>
  );
}

/** 'available', 'held until 23 Nov 2026, 6:00 pm' */
export function statusText({ state, heldUntil }: Pick<PlotStatus, 'state' | 'heldUntil'>): string {
  const name = labels.plotStates[state].toLowerCase();
  return state === 'held' && heldUntil ? `${name} until ${timeText(heldUntil)}` : name;
}
