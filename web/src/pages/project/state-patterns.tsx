import type { PlotState } from '@theni/contract/plots';
import type { ReactNode } from 'react';
import css from './plots.module.css';

/** A state is told by a pattern, too: colours alone do not reach everybody, nor a printed sheet. */
export function StatePatterns({ size }: { size: number }) {
  const step = size * 0.55;
  const half = step / 2;
  return (
    <svg className={css.patterns} width="0" height="0" aria-hidden="true">
      <defs>
        <Pattern id="plot-held" step={step} ground="#f3d88f">
          <circle cx={half} cy={half} r={step * 0.17} fill="#6b4a00" />
        </Pattern>
        <Pattern id="plot-booked" step={step} ground="#a9cfd2">
          <path d={`M0 ${step}L${step} 0`} stroke="#0f4c52" strokeWidth={step * 0.16} />
        </Pattern>
        <Pattern id="plot-sold" step={step} ground="#b9a99c">
          <path
            d={`M0 0L${step} ${step}M0 ${step}L${step} 0`}
            stroke="#4f2218"
            strokeWidth={step * 0.18}
          />
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
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
      <path fill={ground} d={`M0 0h${step}v${step}H0z`} />
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
