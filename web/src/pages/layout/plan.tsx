import { fill } from '@theni/content/fill';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type {
  LayoutPageData,
  PlanPicture,
  PlanScale,
  PlotPageData,
} from '../../layouts/layout-page-data.ts';
import { PlanTools } from '../../layouts/plan-tools.tsx';
import { plotRowId } from '../../layouts/plot-links.ts';
import { cornersOf, middleOf, pointsOf } from '../../layouts/shape.ts';
import { STATE_FILLS } from '../../layouts/state-patterns.tsx';
import { usePlanGestures, type View } from '../../layouts/use-plan-gestures.ts';
import { plainClick } from '../../ui/plain-click.ts';
import { srcSetOf } from '../../ui/src-set.ts';
import css from './plan.module.css';

interface Props {
  plan: PlanPicture;
  plots: PlotPageData[];
  text: LayoutPageData['text']['plots'];
  chosen: string | undefined;
  onChoose: (number: string) => void;
}

/** A link on each plot: one stop of the Tab key, from which arrows lead to the others. */
export function Plan({ plan, plots, text, chosen, onChoose }: Props) {
  const { scale, variants, width, height, colour } = plan;
  const drawn = useMemo(() => plots.filter(({ shape }) => shape), [plots]);
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? chosen ?? drawn[0]?.number;
  const svg = useRef<SVGSVGElement>(null);
  const gestures = usePlanGestures(svg, scale, { onTap: (_, plot) => plot && onChoose(plot) });
  const { view, viewBox, handlers, reveal, showWhole } = gestures;
  const isZoomed = view.zoom > 1;
  useWholeOnPaper(showWhole);

  const show = useEffectEvent((number: string | undefined) => {
    const plot = drawn.find((shape) => shape.number === number);
    if (plot) reveal(middleOf(cornersOf(plot.shape)));
  });
  useEffect(() => show(focused), [focused]);
  useEffect(() => show(chosen), [chosen]);

  function move(event: KeyboardEvent) {
    const next = stop && nextPlot(drawn, stop, event.key);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    svg.current?.querySelector<SVGAElement>(`[href="#${plotRowId(next)}"]`)?.focus();
  }

  const ratio = { '--ratio': scale.width / scale.height, backgroundColor: colour };
  return (
    <div id="plan">
      <div className={`needs-script script-control ${css.tools}`}>
        <PlanTools text={text} {...gestures} />
      </div>
      <div data-live-part className={css.frame} style={ratio as CSSProperties}>
        <img
          src={variants.at(-1)?.Url}
          srcSet={srcSetOf(variants)}
          sizes={isZoomed ? '4096px' : '(min-width: 62rem) 60rem, 100vw'}
          width={width}
          height={height}
          alt={text.picture}
          loading="lazy"
          style={isZoomed ? transformOf(view, scale) : undefined}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset */}
        <svg
          ref={svg}
          role="group"
          aria-label={text.plan}
          viewBox={viewBox}
          fontSize={scale.fontSize}
          data-zoomed={isZoomed || undefined}
          onKeyDown={move}
          {...handlers}
          // Without script the link of a plot leads to its row.
          onClick={(event) => plainClick(() => handlers.onClick(event))(event)}
        >
          {drawn.map((plot) => (
            <Shape
              key={plot.number}
              plot={plot}
              text={text}
              isStop={plot.number === stop}
              isChosen={plot.number === chosen}
              onFocus={setFocused}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

/** The picture lies under the drawing, whatever part of it is seen. */
function transformOf({ x, y, zoom }: View, { width, height }: PlanScale): CSSProperties {
  const [right, down] = [x / width, y / height].map((share) => `${-100 * share}%`);
  return { transform: `scale(${zoom}) translate(${right}, ${down})` };
}

function useWholeOnPaper(showWhole: () => void): void {
  const show = useEffectEvent(() => flushSync(showWhole));
  useEffect(() => {
    const onPrint = () => show();
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, []);
}

interface ShapeProps extends Pick<Props, 'text'> {
  plot: PlotPageData;
  isStop: boolean;
  isChosen: boolean;
  onFocus: (number: string) => void;
}

const Shape = memo(function Shape(props: ShapeProps) {
  const { plot, text, isStop, isChosen, onFocus } = props;
  const { number, shape: points, state } = plot;
  const corners = cornersOf(points);
  const { x, y } = middleOf(corners);
  // Plots of the same shape are the same text, which is compressed to next to nothing.
  const around = corners.map((corner) => ({ x: corner.x - x, y: corner.y - y }));
  return (
    <g transform={`translate(${x} ${y})`}>
      <a
        href={`#${plotRowId(number)}`}
        tabIndex={isStop ? undefined : -1}
        aria-label={`${fill(text.plot, { number })}: ${text.states[state]}`}
        aria-current={isChosen || undefined}
        onFocus={() => onFocus(number)}
      >
        <polygon fill={STATE_FILLS[state]} points={pointsOf(around)} />
        <text>{number}</text>
      </a>
    </g>
  );
});

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @returns undefined for a key that leads nowhere, and where there is no more */
export function nextPlot(
  plots: Pick<PlotPageData, 'number'>[],
  from: string,
  key: string,
): string | undefined {
  if (key === 'Home') return plots[0]?.number;
  if (key === 'End') return plots.at(-1)?.number;
  const step = STEPS[key];
  if (!step) return undefined;
  return plots[plots.findIndex(({ number }) => number === from) + step]?.number;
}
