import { fill } from '@theni/content/text';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { mainPhone, PhoneButton } from '../../ui/contact-links.tsx';
import css from './privacy-page.module.css';

export default function PrivacyPage() {
  const { company, frame, privacy, keepMessagesDays } = useWords();
  const values = { company: company.name, days: keepMessagesDays };
  return (
    <PageFrame>
      <article className={`wrap stack ${css.privacy}`}>
        <h1>{privacy.heading}</h1>
        <p className={css.intro}>{fill(privacy.intro, values)}</p>
        <nav aria-label={privacy.jumps} className={css.jumps}>
          {privacy.parts.map(({ heading }, index) => (
            <a key={index} href={`#part-${index + 1}`} className="tap-target text-link">
              {heading}
            </a>
          ))}
        </nav>
        {privacy.parts.map(({ heading, text }, index) => (
          <section key={index} id={`part-${index + 1}`} className={`stack ${css.part}`}>
            <h2>{heading}</h2>
            <Text text={fill(text, values)} />
          </section>
        ))}
        <p className={`row ${css.ways}`}>
          <ButtonLink to={`mailto:${company.email}`} icon="mail">
            {frame.email}: {company.email}
          </ButtonLink>
          <PhoneButton>
            {frame.footer.phone}: {mainPhone(company)}
          </PhoneButton>
        </p>
      </article>
    </PageFrame>
  );
}

/** Each line is a point of a list; one line alone is a paragraph. */
function Text({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return <p>{text}</p>;
  return (
    <ul className="stack">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
