import { home } from '../../content/home.ts';
import { type Page, pages } from '../../content/pages.ts';
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
import { HomeLoans } from './home-loans.tsx';
import css from './what-we-do.module.css';

const text = home.whatWeDo;

export function WhatWeDo() {
  return (
    <Section heading={text.heading} number={1} intro={text.intro}>
      <div className={css.cards}>
        <Card text={text.cards.plots} picture={cardPlots} page={pages.plots} />
        <Card text={text.cards.plans} picture={cardPlans} page={pages.construction} />
        <Card text={text.cards.roads} picture={cardRoads} page={pages.roadWork} />
      </div>
      <HomeLoans />
    </Section>
  );
}

interface CardProps {
  text: { title: string; text: string };
  picture: PictureFile;
  /** Where title and picture lead. */
  page: Page;
}

function Card({ text: card, picture, page }: CardProps) {
  return (
    <article className={css.card}>
      <Picture picture={picture} alt="" sizes="(min-width: 62rem) 40rem, 65vw" />
      <div className={css.text}>
        <h3>
          <Link to={page.path} className={css.title}>
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
