import type { ReactNode } from 'react';
import { DeleteLayout } from '../documents/delete-layout.tsx';
import { DocumentsForm } from '../documents/documents-form.tsx';
import { BasicsForm, DistancesForm, LandForm, PapersForm } from '../documents/layout-form.tsx';
import { PhotosForm } from '../documents/photos-form.tsx';
import { PlanForm } from '../documents/plan-form.tsx';
import { DrawPlots } from './draw-plots.tsx';
import { PlotStates } from './plot-states.tsx';
import { PlotsTable } from './plots-table.tsx';
import { PublishCheck } from './publish-check.tsx';

/** What stands in each part of `projectParts`. */
const parts: Record<string, ReactNode> = {
  states: <PlotStates />,
  basics: (
    <>
      <BasicsForm />
      <DeleteLayout />
    </>
  ),
  papers: <PapersForm />,
  land: <LandForm />,
  way: <DistancesForm />,
  photos: <PhotosForm />,
  documents: <DocumentsForm />,
  plan: <PlanForm />,
  plots: <PlotsTable />,
  draw: <DrawPlots />,
  publish: <PublishCheck />,
};

export function LayoutPart({ name }: { name: string }) {
  return parts[name] ?? null;
}
