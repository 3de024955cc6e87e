import type { PictureChoice } from '@theni/content/pictures';
import { type PageName, pages } from '@theni/contract/site-map';
import { useWords } from '../../page-context.ts';
import { ChosenPicture } from '../../pictures/chosen-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useChatLink } from '../../ui/contact-links.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import css from './home-page.module.css';

export function WhatWeDo() {
  const text = useWords().home.whatWeDo;
  return (
    <Section heading={text.heading} ruled intro={text.intro}>
      <div className={css.cards}>
        <Card text={text.cards.plots} page="plots" />
        <Card text={text.cards.plans} page="construction" />
        <Card text={text.cards.roads} page="roadWork" />
      </div>
      <HomeLoans />
    </Section>
  );
}

interface CardProps {
  text: { title: string; text: string; picture: PictureChoice };
  /** Where title and picture lead. */
  page: PageName;
}

function Card({ text: card, page }: CardProps) {
  const text = useWords().home.whatWeDo;
  return (
    <article className={css.card}>
      <ChosenPicture choice={card.picture} alt="" sizes="(min-width: 62rem) 40rem, 65vw" />
      <div className={`stack ${css.text}`}>
        <h3>
          <Link to={pages[page].path} className="tap-target card-link">
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

function HomeLoans() {
  const { company, home } = useWords();
  const chatLinkTo = useChatLink();
  const text = home.homeLoans;
  return (
    <aside className={`columns ${css.loans}`} aria-labelledby="home-loans">
      <ChosenPicture choice={text.picture} alt="" sizes="(min-width: 48rem) 20rem, 65vw" />
      <div className={`stack ${css.text}`}>
        <h3 id="home-loans">{text.heading}</h3>
        <p>{text.text}</p>
        <ButtonLink to={chatLinkTo(company.whatsapp, text.heading)} variant="chat" icon="chat">
          {text.link}
        </ButtonLink>
      </div>
    </aside>
  );
}
