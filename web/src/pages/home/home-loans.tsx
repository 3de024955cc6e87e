import { useGreeting } from '../../company/use-greeting.ts';
import { picturesOf } from '../../pictures/pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChosenPicture } from '../../ui/chosen-picture.tsx';
import { useWords } from '../../words/words.ts';
import css from './home-loans.module.css';

const drawings = picturesOf(
  ['home-loan'],
  import.meta.glob<string>('../../pictures/made/home-loan-*.{avif,webp}', {
    eager: true,
    query: '?no-inline',
    import: 'default',
  }),
);

export function HomeLoans() {
  const { company, home } = useWords();
  const greeting = useGreeting();
  const text = home.homeLoans;
  return (
    <aside className={css.loans} aria-labelledby="home-loans">
      <ChosenPicture
        choice={text.picture}
        drawings={drawings}
        alt=""
        sizes="(min-width: 48rem) 20rem, 65vw"
      />
      <div className={css.text}>
        <h3 id="home-loans">{text.heading}</h3>
        <p>{text.text}</p>
        <ButtonLink to={greeting(company.whatsapp, text.heading)} variant="chat" icon="chat">
          {text.link}
        </ButtonLink>
      </div>
    </aside>
  );
}
