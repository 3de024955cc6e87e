import { fill } from '@theni/content/fill';
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { isModifiedClick } from '../../ui/is-modified-click.ts';
import { srcSetOf } from '../../ui/src-set.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { nextPlot, outlineOf } from './next-plot.ts';
import css from './plots.module.css';
import { rowId } from './row-id.ts';

type Text = ShownLayout['text']['plots'];

interface Props {
  plan: NonNullable<ShownLayout['plan']>;
  plots: ShownPlot[];
  text: Text;
  chosen: string | undefined;
  onChoose: (number: string) => void;
}

const ZOOMS = [1, 2, 4];

/**
 * The layout plan with a link on each plot. The links are one stop of the Tab key, and arrows lead from plot to plot; without script a
 * link leads to the plot's row in the table. The plan is enlarged by a choice that works without script, and scrolls in its frame.
 */
export function PlotPlan({ plan, plots, text, chosen, onChoose }: Props) {
  const { width, height, fontSize } = plan.Scale;
  const drawn = useMemo(() => plots.filter(({ Shape }) => Shape), [plots]);
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? chosen ?? drawn[0]?.Number;
  const shapes = useRef<SVGSVGElement>(null);

  function move(event: KeyboardEvent) {
    const next = stop && nextPlot(drawn, stop, event.key);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    shapes.current?.querySelector<SVGAElement>(`[href="#${rowId(next)}"]`)?.focus();
  }

  return (
    <div className={css.plan}>
      <Zoom label={text.zoom} />
      <div className={css.frame}>
        <div
          className={css.sheet}
          style={{ aspectRatio: `${width} / ${height}`, backgroundColor: plan.Colour }}
        >
          <img
            src={plan.Variants.at(-1)?.Url}
            srcSet={srcSetOf(plan.Variants)}
            sizes="(min-width: 62rem) 60rem, 200vw"
            width={plan.Width}
            height={plan.Height}
            alt=""
            loading="lazy"
            decoding="async"
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset */}
          <svg
            ref={shapes}
            viewBox={`0 0 ${width} ${height}`}
            fontSize={fontSize}
            role="group"
            aria-label={text.plan}
            onKeyDown={move}
          >
            {drawn.map((plot) => (
              <Shape
                key={plot.Number}
                number={plot.Number}
                points={plot.Shape}
                state={plot.State}
                text={text}
                isStop={plot.Number === stop}
                isChosen={plot.Number === chosen}
                onFocus={setFocused}
                onChoose={onChoose}
              />
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}

interface ShapeProps {
  number: string;
  points: string;
  state: ShownPlot['State'];
  text: Text;
  isStop: boolean;
  isChosen: boolean;
  onFocus: (number: string) => void;
  onChoose: (number: string) => void;
}

const Shape = memo(function Shape(props: ShapeProps) {
  const { number, points, state, text, isStop, isChosen, onFocus, onChoose } = props;
  const outline = outlineOf(points);
  const { x, y } = outline.middle;
  return (
    <a
      href={`#${rowId(number)}`}
      className={css[state]}
      tabIndex={isStop ? undefined : -1}
      aria-label={`${fill(text.plot, { number })}: ${text.states[state]}`}
      aria-current={isChosen || undefined}
      onFocus={() => onFocus(number)}
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        onChoose(number);
      }}
    >
      <g transform={`translate(${outline.start})`}>
        <polygon points={outline.points} />
        <text x={x} y={y}>
          {number}
        </text>
      </g>
    </a>
  );
});

function Zoom({ label }: { label: string }) {
  return (
    <fieldset className={css.zoom}>
      <legend className="visually-hidden">{label}</legend>
      {ZOOMS.map((zoom) => (
        <label key={zoom}>
          <input type="radio" name="zoom" value={zoom} defaultChecked={zoom === 1} />
          {zoom}×
        </label>
      ))}
    </fieldset>
  );
}
