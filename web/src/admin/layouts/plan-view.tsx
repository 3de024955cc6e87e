import type { Layout } from '@theni/contract';
import type { Point } from '@theni/contract/shape';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PlanTools } from '../../layouts/plan-tools.tsx';
import { type PlanActions, usePlanGestures } from '../../layouts/use-plan-gestures.ts';
import { Link } from '../../ui/link.tsx';
import { layoutAddress } from '../documents/layout-parts.ts';
import { plotText } from '../documents/plot-words.ts';
import { useLayout } from '../documents/use-layout.ts';
import { useFilePicture } from '../fields/use-file-picture.ts';
import common from '../ui/common.module.css';
import css from './plan-view.module.css';

const text = plotText.view;

type Plan = NonNullable<Layout['plan']>;

/** What is drawn on the plan needs to know how large it is seen. */
export interface Scale {
  /** Pixels of the plan that a CSS pixel covers. */
  unit: number;
  reveal: (point: Point) => void;
}

/** The plan as a picture that can be enlarged, moved, tapped and drawn on. */
export function PlanView({
  plan,
  actions,
  onUnit,
  children,
}: {
  plan: Plan;
  actions: PlanActions;
  onUnit?: (unit: number) => void;
  children: (scale: Scale) => ReactNode;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const { data: src, isError } = useFilePicture(plan.file);
  const gestures = usePlanGestures(svg, plan, actions);
  const { view, viewBox, handlers, reveal } = gestures;
  const size = useSize(svg);
  const unit = Math.max(plan.width / size.width, plan.height / size.height) / view.zoom;
  useEffect(() => onUnit?.(unit), [onUnit, unit]);
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no group of fields */}
      <svg
        ref={svg}
        className={css.plan}
        viewBox={viewBox}
        style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
        role="group"
        aria-label={text.plan}
        {...handlers}
      >
        <rect width={plan.width} height={plan.height} fill="#fff" />
        {src && <image href={src} width={plan.width} height={plan.height} />}
        {children({ unit, reveal })}
      </svg>
      <div className={css.tools}>
        <PlanTools text={text} {...gestures} />
        <p role="status" className={common.note}>
          {isError ? text.failed : src ? '' : text.loading}
        </p>
      </div>
    </div>
  );
}

export function NoPlan() {
  const { slug } = useLayout();
  return (
    <p>
      {text.none}{' '}
      <Link to={layoutAddress(slug, 'plan')} className={common.link}>
        {text.toPlan}
      </Link>
    </p>
  );
}

/** In CSS pixels. */
function useSize(svg: RefObject<SVGSVGElement | null>) {
  const [size, setSize] = useState({ width: 320, height: 320 });
  useEffect(() => {
    if (!svg.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(svg.current);
    return () => observer.disconnect();
  }, [svg]);
  return size;
}
