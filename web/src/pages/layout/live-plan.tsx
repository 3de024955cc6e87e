import { fill } from '@theni/content/fill';
import { cornersOf, middleOf } from '@theni/contract/shape';
import {
  type KeyboardEvent,
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { PlanTools } from '../../layouts/plan-tools.tsx';
import { plotQuery } from '../../layouts/question.ts';
import { STATE_FILLS } from '../../layouts/state-patterns.tsx';
import { usePlanGestures } from '../../layouts/use-plan-gestures.ts';
import { plainClick } from '../../ui/plain-click.ts';
import type { ShownPlot } from '../../words/shown-layout.ts';
import { nextPlot } from './next-plot.ts';
import { PlanFrame, type PlanProps } from './plan-frame.tsx';
import css from './plots.module.css';

/** The plan with a link on each plot. The links are one stop of the Tab key, and arrows lead from plot to plot. */
export function LivePlan({ plan, plots, text, chosen, onChoose }: PlanProps) {
  const { Scale: scale } = plan;
  const drawn = useMemo(() => plots.filter(({ Shape }) => Shape), [plots]);
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? chosen ?? drawn[0]?.Number;
  const svg = useRef<SVGSVGElement>(null);
  const gestures = usePlanGestures(svg, scale, { onTap: (_, { plot }) => plot && onChoose(plot) });
  const { view, viewBox, handlers, reveal, whole } = gestures;
  useWholeOnPaper(whole);

  const show = useEffectEvent((number: string | undefined) => {
    const plot = drawn.find((each) => each.Number === number);
    if (plot) reveal(middleOf(cornersOf(plot.Shape)));
  });
  useEffect(() => show(focused), [focused]);
  useEffect(() => show(chosen), [chosen]);

  function move(event: KeyboardEvent) {
    const next = stop && nextPlot(drawn, stop, event.key);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    svg.current?.querySelector<SVGAElement>(`[href="${plotQuery(next)}"]`)?.focus();
  }

  return (
    <>
      <div className={css.tools}>
        <PlanTools text={text} {...gestures} />
      </div>
      <PlanFrame plan={plan} view={view} alt="">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset */}
        <svg
          ref={svg}
          role="group"
          aria-label={text.plan}
          viewBox={viewBox}
          fontSize={scale.fontSize}
          data-zoomed={view.zoom > 1 || undefined}
          onKeyDown={move}
          {...handlers}
        >
          {drawn.map((plot) => (
            <Shape
              key={plot.Number}
              plot={plot}
              text={text}
              isStop={plot.Number === stop}
              isChosen={plot.Number === chosen}
              onFocus={setFocused}
              onChoose={onChoose}
            />
          ))}
        </svg>
      </PlanFrame>
    </>
  );
}

function useWholeOnPaper(whole: () => void): void {
  const show = useEffectEvent(() => flushSync(whole));
  useEffect(() => {
    const onPrint = () => show();
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, []);
}

interface ShapeProps {
  plot: ShownPlot;
  text: PlanProps['text'];
  isStop: boolean;
  isChosen: boolean;
  onFocus: (number: string) => void;
  onChoose: (number: string) => void;
}

const Shape = memo(function Shape(props: ShapeProps) {
  const { plot, text, isStop, isChosen, onFocus, onChoose } = props;
  const { Number: number, Shape: points, State } = plot;
  const { x, y } = middleOf(cornersOf(points));
  return (
    <a
      href={plotQuery(number)}
      tabIndex={isStop ? undefined : -1}
      aria-label={`${fill(text.plot, { number })}: ${text.states[State]}`}
      aria-current={isChosen || undefined}
      onFocus={() => onFocus(number)}
      onClick={plainClick(() => onChoose(number))}
    >
      <polygon points={points} fill={STATE_FILLS[State]} data-plot={number} />
      <text x={x} y={y}>
        {number}
      </text>
    </a>
  );
});
