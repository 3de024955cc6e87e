import { useGreeting } from '../../company/use-greeting.ts';
import { pages } from '../../pages.ts';
import { hero, heroTall } from '../../pictures/pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChosenPicture } from '../../ui/chosen-picture.tsx';
import { useWords } from '../../words/words.ts';
import css from './hero.module.css';

export function Hero() {
  const { company, frame, home } = useWords();
  const greeting = useGreeting();
  const text = home.hero;
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.text}`}>
        <h1 className={css.headline}>{text.headline}</h1>
        <p className={css.description}>{text.description}</p>
        <div className={css.actions}>
          <ButtonLink to={pages.contact.path}>{text.button}</ButtonLink>
          <ButtonLink to={greeting(company.whatsapp)} variant="chat" icon="chat">
            {frame.whatsapp}
          </ButtonLink>
        </div>
      </div>
      <div className={css.picture}>
        <ChosenPicture
          choice={text.picture}
          drawings={{ hero }}
          {...(text.picture.file === 'hero' && { tall: heroTall })}
          alt=""
          first
        />
      </div>
    </section>
  );
}
