import css from './plan-tools.module.css';
import type { PlanGestures } from './use-plan-gestures.ts';

type Text = Record<'larger' | 'smaller' | 'whole', string>;

/** The buttons that enlarge a plan, for whoever does not pinch. */
export function PlanTools({
  text,
  larger,
  smaller,
  whole,
}: { text: Text } & Pick<PlanGestures, 'larger' | 'smaller' | 'whole'>) {
  return (
    <>
      <Tool name={text.larger} icon="M12 5v14M5 12h14" onClick={larger} />
      <Tool name={text.smaller} icon="M5 12h14" onClick={smaller} />
      <Tool name={text.whole} icon="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" onClick={whole} />
    </>
  );
}

function Tool({ name, icon, onClick }: { name: string; icon: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`icon-button ${css.tool}`}
      aria-label={name}
      title={name}
      data-replay=""
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icon} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
