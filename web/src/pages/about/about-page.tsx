import type { Words } from '@theni/content';
import type { PictureChoice } from '@theni/content/pictures';
import { useEditMark } from '../../edit-marks.ts';
import { GetDirection } from '../../map/get-direction.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { useWords } from '../../page-context.ts';
import { ChosenPicture } from '../../pictures/chosen-picture.tsx';
import { telephoneLink, useChatLink } from '../../ui/contact-links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture, pictureFromCover } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import css from './about-page.module.css';

export default function AboutPage() {
  return (
    <PageFrame>
      <Company />
      <People />
      <div className="page-end" style={{ containIntrinsicHeight: 'auto 62rem' }}>
        <GetDirection />
      </div>
    </PageFrame>
  );
}

function Company() {
  const { about } = useWords();
  return (
    <section>
      <div className={`wrap columns ${css.head}`}>
        <h1>{about.heading}</h1>
        <p className={css.intro}>{about.intro}</p>
      </div>
      <div className={css.picture}>
        <ChosenPicture choice={about.picture} alt="" isInFirstView />
      </div>
      <div className={`wrap stack ${css.body}`}>
        {about.paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function People() {
  const { about, people } = useWords();
  const { founder, marketingManagement } = people;
  const { groups } = about;
  return (
    <Section heading={about.peopleHeading} ruled tone="deep">
      <div className={`stack ${css.chart}`}>
        <section className={`columns forest ${css.founder}`} aria-labelledby="founder">
          <ChosenPicture
            choice={founder.picture}
            alt={founder.picture.alt}
            sizes="(min-width: 48rem) 30rem, 65vw"
          />
          <div className={`stack ${css.note}`}>
            <h3 id="founder">{groups.founder}</h3>
            <PersonCard person={founder} />
          </div>
        </section>
        <Group heading={groups.jointDirectors} people={people.jointDirectors} />
        <Group heading={groups.deputyDirectors} people={people.deputyDirectors} />
        <Group heading={groups.marketingTeamLeaders} people={people.marketingTeamLeaders} />
        <Group heading={groups.marketingManagement} people={[marketingManagement]} />
      </div>
    </Section>
  );
}

type Person = Omit<Words['people']['marketingManagement'], 'picture'>;

function Group({
  heading,
  people,
}: {
  heading: string;
  people: Words['people']['jointDirectors'];
}) {
  const mark = useEditMark();
  if (people.length === 0) return null;
  return (
    <section className={`stack ${css.group}`} aria-label={heading}>
      <h3 {...mark(people)}>{heading}</h3>
      <ul className={css.people}>
        {people.map((person, index) => (
          <li key={index}>
            <PersonPhoto picture={person.picture} />
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing until the owner has uploaded one. */
function PersonPhoto({ picture }: { picture: PictureChoice }) {
  const file = useWords().files[picture.file];
  const mark = useEditMark();
  if (file?.kind !== 'picture') return null;
  return (
    <Picture
      picture={pictureFromCover(file)}
      focus={picture}
      alt=""
      sizes="(min-width: 48rem) 19rem, 90vw"
      {...mark(picture)}
    />
  );
}

function PersonCard({ person }: { person: Person }) {
  const { name, position, phone } = person;
  const mark = useEditMark();
  const { frame } = useWords();
  const chatLinkTo = useChatLink();
  return (
    <div className={css.card}>
      <p className={css.name}>{name}</p>
      <p>{position}</p>
      <p className={`row ${css.ways}`}>
        <a
          href={telephoneLink(phone)}
          className={`tap-target text-link ${css.way}`}
          aria-label={`${frame.call} ${name}, ${phone}`}
          {...mark(person, 'phone')}
        >
          <Icon name="phone" size={20} />
          {phone}
        </a>
        <a
          href={chatLinkTo(phone)}
          className={`tap-target text-link ${css.way}`}
          aria-label={`${frame.whatsapp}, ${name}`}
          {...mark(person, 'phone')}
        >
          <Icon name="chat" size={22} />
          {frame.whatsapp}
        </a>
      </p>
    </div>
  );
}
