import { type PageName, pages } from '../../pages.ts';
import {
  cardPlans,
  cardPlots,
  cardRoads,
  type Picture as PictureFile,
} from '../../pictures/pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.ts';
import { HomeLoans } from './home-loans.tsx';
import css from './what-we-do.module.css';

export function WhatWeDo() {
  const text = useWords().home.whatWeDo;
  return (
    <Section heading={text.heading} number={1} intro={text.intro}>
      <div className={css.cards}>
        <Card text={text.cards.plots} picture={cardPlots} page="plots" />
        <Card text={text.cards.plans} picture={cardPlans} page="construction" />
        <Card text={text.cards.roads} picture={cardRoads} page="roadWork" />
      </div>
      <HomeLoans />
    </Section>
  );
}

interface CardProps {
  text: { title: string; text: string };
  picture: PictureFile;
  /** Where title and picture lead. */
  page: PageName;
}

function Card({ text: card, picture, page }: CardProps) {
  const text = useWords().home.whatWeDo;
  return (
    <article className={css.card}>
      <Picture picture={picture} alt="" sizes="(min-width: 62rem) 40rem, 65vw" />
      <div className={css.text}>
        <h3>
          <Link to={pages[page].path} className={css.title}>
            {card.title}
          </Link>
        </h3>
        <p>{card.text}</p>
        <ButtonLink to={pages.about.path} look="outline">
          {text.button}
          <span className="visually-hidden"> {card.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
