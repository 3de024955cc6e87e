import type { ReactNode } from 'react';
import { PlanForm } from '../documents/plan-form.tsx';
import { DrawPlots } from './draw-plots.tsx';
import { PlotsTable } from './plots-table.tsx';

/** What stands in each of `layoutParts`. */
const parts: Record<string, ReactNode> = {
  plots: <PlotsTable />,
  plan: <PlanForm />,
  draw: <DrawPlots />,
};

export function LayoutPart({ name }: { name: string }) {
  return parts[name] ?? null;
}
