import { pages } from '../pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { useWords } from '../words/words.ts';
import { ProjectCards } from './project-cards.tsx';

const MAX = 3;

/** The first projects and the way to all; nothing before there is one. */
export function RecentLayouts({ number }: { number: number }) {
  const { projects, projectList } = useWords();
  if (projects.length === 0) return null;
  const all = (
    <ButtonLink to={pages.projects.path} look="outline">
      {projectList.all}
    </ButtonLink>
  );
  return (
    <Section heading={projectList.recent} number={number} tone="deep" intro={all}>
      <ProjectCards max={MAX} />
    </Section>
  );
}
