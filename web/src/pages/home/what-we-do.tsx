import type { PictureChoice } from '@theni/content/pictures';
import { type PageName, pages } from '../../pages.ts';
import { picturesOf } from '../../pictures/pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChosenPicture } from '../../ui/chosen-picture.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.ts';
import { HomeLoans } from './home-loans.tsx';
import css from './what-we-do.module.css';

export function WhatWeDo() {
  const text = useWords().home.whatWeDo;
  return (
    <Section heading={text.heading} number={1} intro={text.intro}>
      <div className={css.cards}>
        <Card text={text.cards.plots} page="plots" />
        <Card text={text.cards.plans} page="construction" />
        <Card text={text.cards.roads} page="roadWork" />
      </div>
      <HomeLoans />
    </Section>
  );
}

const drawings = picturesOf(
  ['card-plots', 'card-plans', 'card-roads'],
  import.meta.glob<string>('../../pictures/made/card-*-*.{avif,webp}', {
    eager: true,
    query: '?no-inline',
    import: 'default',
  }),
);

interface CardProps {
  text: { title: string; text: string; picture: PictureChoice };
  /** Where title and picture lead. */
  page: PageName;
}

function Card({ text: card, page }: CardProps) {
  const text = useWords().home.whatWeDo;
  return (
    <article className={css.card}>
      <ChosenPicture
        choice={card.picture}
        drawings={drawings}
        alt=""
        sizes="(min-width: 62rem) 40rem, 65vw"
      />
      <div className={css.text}>
        <h3>
          <Link to={pages[page].path} className={css.title}>
            {card.title}
          </Link>
        </h3>
        <p>{card.text}</p>
        <ButtonLink to={pages.about.path} variant="outline">
          {text.button}
          <span className="visually-hidden"> {card.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
