import type { Plot } from '@theni/contract';
import css from './plot-states.module.css';

/** A sample of how a state is drawn: another pattern each, for eyes and printers without colours. */
export function StateSwatch({ state }: { state: Plot['State'] }) {
  return <span className={`${css.swatch} ${css[state]}`} aria-hidden="true" />;
}

/** Of the plan, as large as they are seen. */
export function StatePatterns({ unit }: { unit: number }) {
  const size = 10 * unit;
  const pattern = { width: size, height: size, patternUnits: 'userSpaceOnUse' as const };
  return (
    <defs>
      <pattern id="plot-held" {...pattern}>
        <rect width={size} height={size} fill="#f6dc9c" />
        <path
          d={`M0 ${size}L${size} 0`}
          stroke="#8a5f06"
          strokeWidth={size / 5}
          strokeLinecap="square"
        />
      </pattern>
      <pattern id="plot-booked" {...pattern}>
        <rect width={size} height={size} fill="#e0a184" />
        <circle cx={size / 2} cy={size / 2} r={size / 4} fill="#7f2e1b" />
      </pattern>
    </defs>
  );
}
