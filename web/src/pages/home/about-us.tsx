import { pages } from '@theni/contract/site-map';
import { useWords } from '../../page-context.ts';
import { ChosenPicture } from '../../pictures/chosen-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './about-us.module.css';

export function AboutUs() {
  const { home, people } = useWords();
  const text = home.about;
  const person = people.founder;
  return (
    <section className={css.section} aria-labelledby="about-us">
      <div className="wrap">
        <div className={`columns ${css.row}`}>
          <figure className={css.founder}>
            <ChosenPicture
              choice={person.picture}
              alt={person.picture.alt}
              sizes="(min-width: 48rem) 30rem, 65vw"
            />
            <figcaption className={css.caption}>
              <strong>{person.name}</strong>
              {person.position}
            </figcaption>
          </figure>
          <div className={`stack ${css.text}`}>
            <h2 id="about-us">{text.heading}</h2>
            {text.text.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
            <ButtonLink to={pages.about.path}>
              {text.button}
              <span className="visually-hidden"> {text.buttonAim}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
