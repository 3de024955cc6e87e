import type { PlotState } from '@theni/contract/plots';
import type { ReactNode } from 'react';

export const STATE_FILLS: Record<PlotState, string> = {
  available: '#dcebb5',
  held: 'url(#plot-held)',
  booked: 'url(#plot-booked)',
  sold: 'url(#plot-sold)',
};

/**
 * A state is told by a pattern, too: colours alone do not reach everybody, nor a printed sheet.
 * @param step how far apart dots and lines are, in the units of the drawing
 */
export function StatePatterns({ step }: { step: number }) {
  return (
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
