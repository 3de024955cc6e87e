import { site } from '../../../../config/chosen.ts';
import { about } from '../../content/about.ts';
import { founderAlt } from '../../content/founder.ts';
import { founder as drawing } from '../../pictures/pictures.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import css from './people.module.css';
import { PersonCard } from './person-card.tsx';

const { founder, jointDirectors, deputyDirectors, marketingTeamLeaders, marketingManagement } =
  site.people;

export function People() {
  return (
    <Section heading={about.peopleHeading} number={1} tone="deep" intro={about.peopleText}>
      <div className={css.plan}>
        <section className={css.founder} aria-labelledby="founder">
          <Picture picture={drawing} alt={founderAlt} sizes="(min-width: 48rem) 30rem, 65vw" />
          <div className={css.note}>
            <h3 id="founder">{about.groups.founder}</h3>
            <p>{about.founderNote}</p>
            <PersonCard person={founder} />
          </div>
        </section>
        <Group heading={about.groups.jointDirectors} people={jointDirectors} />
        <Group heading={about.groups.deputyDirectors} people={deputyDirectors} />
        <Group heading={about.groups.marketingTeamLeaders} people={marketingTeamLeaders} />
        <Group heading={about.groups.marketingManagement} people={[marketingManagement]} />
      </div>
    </Section>
  );
}

interface GroupProps {
  heading: string;
  people: { name: string; position: string; phone: string }[];
}

function Group({ heading, people }: GroupProps) {
  return (
    <section className={css.group} aria-label={heading}>
      <h3>{heading}</h3>
      <ul className={css.people}>
        {people.map((person) => (
          <li key={person.name}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
