import { telephoneLink, useGreeting } from '../../company/links.ts';
import { picturesOf } from '../../pictures/pictures.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChosenPicture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.ts';
import css from './people.module.css';

const drawings = picturesOf(
  import.meta.glob('../../pictures/made/founder-*', { eager: true, import: 'default' }),
);

export function People() {
  const { about, people } = useWords();
  const { founder, jointDirectors, deputyDirectors, marketingTeamLeaders, marketingManagement } =
    people;
  return (
    <Section heading={about.peopleHeading} ruled tone="deep" intro={about.peopleText}>
      <div className={`stack ${css.plan}`}>
        <section className={`columns forest ${css.founder}`} aria-labelledby="founder">
          <ChosenPicture
            choice={founder.picture}
            drawings={drawings}
            alt={founder.picture.alt}
            sizes="(min-width: 48rem) 30rem, 65vw"
          />
          <div className={`stack ${css.note}`}>
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
  if (people.length === 0) return null;
  return (
    <section className={`stack ${css.group}`} aria-label={heading}>
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

interface Props {
  person: { name: string; position: string; phone: string };
}

function PersonCard({ person: { name, position, phone } }: Props) {
  const { frame } = useWords();
  const greeting = useGreeting();
  return (
    <div className={css.card}>
      <p className={css.name}>{name}</p>
      <p>{position}</p>
      <p className={`row ${css.ways}`}>
        <a
          href={telephoneLink(phone)}
          className={`tap-target text-link ${css.way}`}
          aria-label={`${frame.call} ${name}, ${phone}`}
        >
          <Icon name="phone" size={20} />
          {phone}
        </a>
        <a
          href={greeting(phone)}
          className={`tap-target text-link ${css.way}`}
          aria-label={`${frame.whatsapp}, ${name}`}
        >
          <Icon name="chat" size={22} />
          {frame.whatsapp}
        </a>
      </p>
    </div>
  );
}
