import type { PlotState } from '@theni/contract/plots';

export const STATE_FILLS: Record<PlotState, string> = {
  available: '#dcebb5',
  held: 'url(#plot-held)',
  booked: 'url(#plot-booked)',
  sold: 'url(#plot-sold)',
};

const PATTERNS = [
  {
    id: 'plot-held',
    ground: '#f3d88f',
    figure: <circle cx="10" cy="10" r="3.8" fill="#6b4a00" />,
  },
  {
    id: 'plot-booked',
    ground: '#a9cfd2',
    figure: <path d="M0 20L20 0" stroke="#0f4c52" strokeWidth="3.6" />,
  },
  {
    id: 'plot-sold',
    ground: '#b9a99c',
    figure: <path d="M0 0L20 20M0 20L20 0" stroke="#4f2218" strokeWidth="4" />,
  },
];

/**
 * A pattern says the state too: not everybody sees the colours, and no printed sheet has them.
 * @param step how far apart dots and lines are, in pixels of the plan
 */
export function StatePatterns({ step }: { step: number }) {
  const size = { width: step, height: step, viewBox: '0 0 20 20' };
  return (
    <defs>
      {PATTERNS.map(({ id, ground, figure }) => (
        <pattern key={id} id={id} {...size} patternUnits="userSpaceOnUse">
          <path fill={ground} d="M0 0h20v20H0z" />
          {figure}
        </pattern>
      ))}
    </defs>
  );
}
