import type { ReactNode } from 'react';
import css from './plan.module.css';
import type { PlanGestures } from './use-plan-gestures.ts';

type Text = Record<'larger' | 'smaller' | 'whole', string>;

/** The buttons that enlarge a plan, for whoever does not pinch. */
export function PlanTools({
  text,
  zoomIn,
  zoomOut,
  showWhole,
}: { text: Text } & Pick<PlanGestures, 'zoomIn' | 'zoomOut' | 'showWhole'>) {
  const tools = [
    [text.larger, zoomIn, 'M12 5v14M5 12h14'],
    [text.smaller, zoomOut, 'M5 12h14'],
    [text.whole, showWhole, 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5'],
  ] as const;
  return tools.map(([name, onClick, icon]) => (
    <Tool key={name} name={name} onClick={onClick}>
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </Tool>
  ));
}

export function Tool(props: { name: string; onClick: () => void; children: ReactNode }) {
  const { name, onClick, children } = props;
  return (
    <button
      type="button"
      className={`icon-button ${css.tool}`}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
