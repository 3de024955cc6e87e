import type { Service } from '@theni/contract';
import { gallery } from '../../content/gallery.ts';
import { pages } from '../../content/pages.ts';
import { NewestProjects } from '../../gallery/newest-projects.tsx';
import { usePageName } from '../../navigation/page-name.ts';
import { Section } from '../../ui/section.tsx';

/** What each service page shows, by its name. */
const servicesOf: Record<string, Service[]> = {
  [pages.plots.name]: ['Plots and Approvals'],
  [pages.construction.name]: ['Consturction ', '2d,3d plans'],
  [pages.roadWork.name]: ['Road Work'],
};

export function NewestSection() {
  return (
    <Section heading={gallery.newest.heading} number={2}>
      <NewestProjects services={servicesOf[usePageName()] ?? []} />
    </Section>
  );
}
