import type { CSSProperties, ReactNode } from 'react';
import type { View } from '../../layouts/use-plan-gestures.ts';
import { srcSetOf } from '../../ui/picture.tsx';
import type { PlanScale, ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import css from './plots.module.css';

type Plan = NonNullable<ShownLayout['plan']>;

export interface PlanProps {
  plan: Plan;
  plots: ShownPlot[];
  text: ShownLayout['text']['plots'];
  chosen: string | undefined;
  onChoose: (number: string) => void;
}

interface Props {
  plan: Plan;
  /** The part of it that is seen, if not the whole. */
  view?: View;
  alt: string;
  children?: ReactNode;
}

/** The picture of the plan, and what is drawn over it. */
export function PlanFrame({ plan, view, alt, children }: Props) {
  const { Scale: scale, Variants, Width, Height, Colour } = plan;
  const isZoomed = view !== undefined && view.zoom > 1;
  return (
    <div className={css.frame} style={frameOf(scale, Colour)}>
      <img
        src={Variants.at(-1)?.Url}
        srcSet={srcSetOf(Variants)}
        sizes={isZoomed ? '4096px' : '(min-width: 62rem) 60rem, 100vw'}
        width={Width}
        height={Height}
        alt={alt}
        loading="lazy"
        style={isZoomed ? placeOf(view, scale) : undefined}
      />
      {children}
    </div>
  );
}

function frameOf({ width, height }: PlanScale, backgroundColor: string) {
  return { '--ratio': width / height, backgroundColor } as CSSProperties;
}

/** The picture lies under the drawing, whatever part of it is seen. */
function placeOf({ x, y, zoom }: View, { width, height }: PlanScale): CSSProperties {
  const [right, down] = [x / width, y / height].map((share) => `${-100 * share}%`);
  return { transform: `scale(${zoom}) translate(${right}, ${down})` };
}
