import type { PlotState } from '@theni/contract/plots';
import type { ReactNode } from 'react';
import css from './plots.module.css';

/** A state is told by a pattern, too: colours alone do not reach everybody, nor a printed sheet. */
export function StatePatterns({ size }: { size: number }) {
  const step = Math.round(size * 0.55);
  return (
    <svg className={css.patterns} width="0" height="0" aria-hidden="true">
      <defs>
        <Pattern id="plot-held" step={step} ground="#f3d88f">
          <circle cx="10" cy="10" r="3.8" fill="#6b4a00" />
        </Pattern>
        <Pattern id="plot-booked" step={step} ground="#a9cfd2">
          <path d="M0 20L20 0" stroke="#0f4c52" strokeWidth="3.6" />
        </Pattern>
        <Pattern id="plot-sold" step={step} ground="#b9a99c">
          <path d="M0 0L20 20M0 20L20 0" stroke="#4f2218" strokeWidth="4" />
        </Pattern>
      </defs>
    </svg>
  );
}

interface PatternProps {
  id: string;
  step: number;
  ground: string;
  children: ReactNode;
}

function Pattern({ id, step, ground, children }: PatternProps) {
  return (
    <pattern id={id} width={step} height={step} viewBox="0 0 20 20" patternUnits="userSpaceOnUse">
      <path fill={ground} d="M0 0h20v20H0z" />
      {children}
    </pattern>
  );
}

/** How plots of a state look on the plan. */
export function Swatch({ state, size }: { state: PlotState; size: number }) {
  return (
    <svg
      className={css.swatch}
      viewBox={`0 0 ${size * 2} ${size * 1.3}`}
      width="37"
      height="24"
      aria-hidden="true"
    >
      <path className={css[state]} d={`M0 0h${size * 2}v${size * 1.3}H0z`} />
    </svg>
  );
}
