import { pages } from '@theni/contract/site-map';
import { OurLayouts } from '../../layouts/list/layout-cards.tsx';
import { GetDirection } from '../../map/get-direction.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { useWords } from '../../page-context.ts';
import { ChosenPicture } from '../../pictures/chosen-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChatLink, EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Hero } from './hero.tsx';
import css from './home-page.module.css';
import { RecentItems } from './recent-items.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export default function HomePage() {
  return (
    <PageFrame>
      <Hero />
      <GetInTouch />
      <OurLayouts />
      <div className="page-end" style={{ containIntrinsicHeight: 'auto 490rem' }}>
        <WhatWeDo />
        <GetAQuote />
        <AboutUs />
        <RecentItems />
        <GetDirection />
      </div>
    </PageFrame>
  );
}

function GetInTouch() {
  const { frame, home } = useWords();
  return (
    <section className="teal" aria-labelledby="get-in-touch">
      <div className={`wrap columns ${css.touch}`}>
        <div>
          <h2 id="get-in-touch" className={css.touchHeading}>
            {home.getInTouch.heading}
          </h2>
          <p>{home.getInTouch.text}</p>
        </div>
        <ul className={`row ${css.ways}`}>
          <li>
            <ChatLink className={css.way}>
              <Way icon="chat" name={frame.whatsapp} />
            </ChatLink>
          </li>
          <li>
            <EmailLink className={css.way}>
              <Way icon="mail" name={frame.email} />
            </EmailLink>
          </li>
          <li>
            <PhoneLink className={css.way}>
              <Way icon="phone" name={frame.call} />
            </PhoneLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Way({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <span className={css.ring}>
        <Icon name={icon} size={30} />
      </span>
      {name}
    </>
  );
}

function GetAQuote() {
  const text = useWords().home.quote;
  return (
    <section className={`band ${css.banner}`} aria-labelledby="get-a-quote">
      <Contours />
      <div className={`wrap columns ${css.quote}`}>
        <h2 id="get-a-quote" className={css.quoteHeading}>
          {text.heading}
        </h2>
        <div className={`stack intro ${css.offer}`}>
          <p>{text.text}</p>
          <ButtonLink to={pages.contact.path} variant="outline">
            {text.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function AboutUs() {
  const { home, people } = useWords();
  const text = home.about;
  const person = people.founder;
  return (
    <section className={css.aboutSection} aria-labelledby="about-us">
      <div className="wrap">
        <div className={`columns ${css.about}`}>
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
          <div className={`stack ${css.aboutText}`}>
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
