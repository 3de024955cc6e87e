import type { Words } from '@theni/content';
import type { Service } from '@theni/contract';
import { pages } from '@theni/contract/site-map';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Carousel } from '../../carousel/carousel.tsx';
import { galleryAddress, toQuery } from '../../gallery/filter.ts';
import { GalleryItem, ItemsFailed } from '../../gallery/gallery-item.tsx';
import { itemsAddress, usePageItems } from '../../gallery/items.ts';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { pageAt, servicePages } from '../../page-addresses.ts';
import { useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useChatLink } from '../../ui/contact-links.tsx';
import { Contours } from '../../ui/contours.tsx';
import { PageHead, Section } from '../../ui/section.tsx';
import css from './service-page.module.css';

interface Props {
  text: Words['plots' | 'construction' | 'roadWork'];
  /** The page shows the newest items of these. */
  services: Service[];
  children?: ReactNode;
}

/** What the three service pages share. */
export function ServicePage({ text, services, children }: Props) {
  return (
    <PageFrame>
      <PageHead heading={text.heading} intro={text.intro} />
      <Carousel label={text.carousel} slides={text.slides} />
      {children}
      <div className="page-end" style={{ containIntrinsicHeight: 'auto 290rem' }}>
        <Section heading={text.stepsHeading} ruled>
          <ol className={css.steps}>
            {text.steps.map((step, index) => (
              <li key={index} className={css.step}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <NewestItems services={services} />
        <Ask question={text.ask} />
      </div>
    </PageFrame>
  );
}

function Ask({ question }: { question: string }) {
  const words = useWords();
  const { company, serviceFrame } = words;
  const chatLinkTo = useChatLink();
  const page = pageAt(useLocation().pathname);
  const others = servicePages.filter((name) => name !== page);
  return (
    <section className="teal band" aria-labelledby="ask">
      <Contours />
      <div className={`wrap columns ${css.ask}`}>
        <div className={`stack ${css.question}`}>
          <h2 id="ask">{question}</h2>
          <p>{serviceFrame.askText}</p>
          <div className="row">
            <ButtonLink to={chatLinkTo(company.whatsapp)} variant="chat" icon="chat">
              {serviceFrame.whatsapp}
            </ButtonLink>
            <ButtonLink to={pages.contact.path} variant="outline">
              {serviceFrame.form}
            </ButtonLink>
          </div>
        </div>
        <nav aria-labelledby="other-services">
          <h3 id="other-services">{serviceFrame.others}</h3>
          <ul className={`row ${css.others}`}>
            {others.map((name) => (
              <li key={name}>
                <ButtonLink to={pages[name].path} variant="outline">
                  {words.pages[name].name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

const COUNT = 3;
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 33vw, (min-resolution: 2.5dppx) 55vw, 88vw';
const slots: undefined[] = Array(COUNT).fill(undefined);

function NewestItems({ services }: { services: Service[] }) {
  const { gallery } = useWords();
  const text = gallery.newest;
  const { items, failed, retry } = usePageItems(itemsAddress(toQuery({ services }), COUNT));
  const isEmpty = items?.length === 0;
  return (
    <Section heading={text.heading} ruled>
      <div className={`stack ${css.newest}`}>
        {failed && <ItemsFailed onRetry={retry} />}
        {isEmpty && <p>{gallery.empty}</p>}
        {!failed && !isEmpty && (
          <ul data-live-part className={`needs-script ${css.items}`}>
            {(items ?? slots).map((item, index) => (
              <li key={index} className={css.slot}>
                {item && (
                  <GalleryItem item={item} address={galleryAddress({}, item._id)} sizes={sizes} />
                )}
              </li>
            ))}
          </ul>
        )}
        {!isEmpty && (
          <p>
            <ButtonLink to={galleryAddress({ services })} variant="outline">
              {text.all}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  );
}
