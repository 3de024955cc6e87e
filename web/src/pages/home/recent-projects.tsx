import { home } from '../../content/home.ts';
import { pages } from '../../content/pages.ts';
import { RecentProjects } from '../../gallery/recent-projects.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';

const text = home.recentProjects;

export function OurRecentProjects() {
  const all = (
    <ButtonLink to={pages.gallery.path} look="outline">
      {text.all}
    </ButtonLink>
  );
  return (
    <Section heading={text.heading} number={3} tone="forest" intro={all}>
      <RecentProjects />
    </Section>
  );
}
