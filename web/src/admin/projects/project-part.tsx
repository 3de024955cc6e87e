import type { ReactNode } from 'react';
import { DeleteProject } from './delete-project.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { DrawPlots } from './draw-plots.tsx';
import { PhotosForm } from './photos-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlotStates } from './plot-states.tsx';
import { PlotsTable } from './plots-table.tsx';
import { BasicsForm, DistancesForm, LandForm, PapersForm } from './project-form.tsx';
import { PublishCheck } from './publish-check.tsx';

/** What stands in each part of `projectParts`. */
const parts: Record<string, ReactNode> = {
  states: <PlotStates />,
  basics: (
    <>
      <BasicsForm />
      <DeleteProject />
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

export function ProjectPart({ name }: { name: string }) {
  return parts[name] ?? null;
}
