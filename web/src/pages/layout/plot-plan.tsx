import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../deployment.ts';
import { PlanFrame, type PlanProps } from './plan-frame.tsx';
import css from './plots.module.css';

/** The plan as a picture, until it is near the view: then it comes to life. Where its script cannot be had, it stays one. */
export function PlotPlan(props: PlanProps) {
  const { plan, text } = props;
  const Live = useLivePlan();
  if (Live) return <Live {...props} />;
  return (
    <>
      <div className={css.tools} />
      <PlanFrame plan={plan} alt={text.picture} />
    </>
  );
}

function useLivePlan(): ComponentType<PlanProps> | undefined {
  const [live, setLive] = useState<{ Plan: ComponentType<PlanProps> }>();
  useEffect(() => {
    loadChunk(import('./live-plan.tsx')).then(
      ({ LivePlan }) => setLive({ Plan: LivePlan }),
      console.error,
    );
  }, []);
  return live?.Plan;
}
