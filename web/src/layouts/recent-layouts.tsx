import { pages } from '../pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { useWords } from '../words/words.ts';
import { LayoutCards } from './layout-cards.tsx';

const MAX = 3;

/** The first layouts and the way to all; nothing before there is one. */
export function RecentLayouts({ number }: { number: number }) {
  const { layouts, projectList } = useWords();
  if (layouts.length === 0) return null;
  const all = (
    <ButtonLink to={pages.layouts.path} variant="outline">
      {projectList.all}
    </ButtonLink>
  );
  return (
    <Section heading={projectList.recent} number={number} tone="deep" intro={all}>
      <LayoutCards max={MAX} />
    </Section>
  );
}
