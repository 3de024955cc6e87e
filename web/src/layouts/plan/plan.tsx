import { fill } from '@theni/content/text';
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
import { plainClick } from '../../ui/link.tsx';
import { srcSetOf } from '../../ui/src-set.ts';
import { plotRowId } from '../layout-links.ts';
import type {
  LayoutPageData,
  PlanMeasures,
  PlanPicture,
  PlotPageData,
} from '../layout-page-data.ts';
import css from './plan.module.css';
import { PlanTools } from './plan-tools.tsx';
import { cornersOf, middleOf, pointsOf, sizeOf } from './shape.ts';
import { STATE_FILLS } from './state-patterns.tsx';
import { usePlanGestures, type View } from './use-plan-gestures.ts';

interface Props {
  plan: PlanPicture;
  plots: PlotPageData[];
  text: LayoutPageData['text']['plots'];
  chosen: string | undefined;
  onChoose: (number: string) => void;
}

/** Each plot is a link. All are one stop of the Tab key, in which arrows lead to the others. */
export function Plan({ plan, plots, text, chosen, onChoose }: Props) {
  const { measures, variants, width, height, colour } = plan;
  const drawn = useMemo(() => plots.filter(({ shape }) => shape), [plots]);
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? chosen ?? drawn[0]?.number;
  const svg = useRef<SVGSVGElement>(null);
  const gestures = usePlanGestures(svg, measures, { onTap: (_, plot) => plot && onChoose(plot) });
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

  const ratio = { '--ratio': measures.width / measures.height, backgroundColor: colour };
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
          style={isZoomed ? transformOf(view, measures) : undefined}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG holds no fieldset */}
        <svg
          ref={svg}
          role="group"
          aria-label={text.plan}
          viewBox={viewBox}
          fontSize={measures.fontSize}
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
              fontSize={measures.fontSize}
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

/** Moves and enlarges the picture of the plan as the SVG over it, which has the outlines. */
function transformOf({ x, y, zoom }: View, { width, height }: PlanMeasures): CSSProperties {
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
  /** Of the numbers, in pixels of the plan, where the plot has room for it. */
  fontSize: number;
  isStop: boolean;
  isChosen: boolean;
  onFocus: (number: string) => void;
}

/** Of a bold letter with its outline, as a share of the font size. */
const LETTER_WIDTH = 0.8;

const Shape = memo(function Shape(props: ShapeProps) {
  const { plot, text, fontSize, isStop, isChosen, onFocus } = props;
  const { number, shape: points, state } = plot;
  const corners = cornersOf(points);
  const { x, y } = middleOf(corners);
  const fitting = Math.floor(sizeOf(corners).width / (number.length * LETTER_WIDTH));
  // Relative corners make plots of one shape the same text, which compresses to nearly nothing.
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
        <text fontSize={fitting < fontSize ? fitting : undefined}>{number}</text>
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
