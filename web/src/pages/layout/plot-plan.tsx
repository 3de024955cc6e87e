import { PlanFrame, type PlanProps } from './plan-frame.tsx';
import css from './plots.module.css';
import { useLateChunk } from './use-late-chunk.ts';

const loadLivePlan = () => import('./live-plan.tsx');

/** The plan as a picture, until it is near the view: then it comes to life. Where its script cannot be had, it stays one. */
export function PlotPlan(props: PlanProps) {
  const { plan, text } = props;
  const live = useLateChunk(loadLivePlan);
  if (live) return <live.LivePlan {...props} />;
  return (
    <>
      <div className={css.tools} />
      <PlanFrame plan={plan} alt={text.picture} />
    </>
  );
}
