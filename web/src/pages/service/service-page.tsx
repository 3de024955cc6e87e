import type { Words } from '@theni/content';
import type { Drawing } from '@theni/content/pictures';
import type { Service } from '@theni/contract';
import type { ReactNode } from 'react';
import { Carousel } from '../../carousel/carousel.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import type { Picture } from '../../pictures/pictures.ts';
import { StylesBelow } from '../../ui/styles-below.tsx';
import { Ask } from './ask.tsx';
import { LazyNewestItems } from './lazy-newest-items.tsx';
import css from './service-page.module.css';
import { Steps } from './steps.tsx';

export type ServiceText = Words['plots'];

interface Props {
  text: ServiceText;
  /** Those of the slides as they are shipped. */
  drawings: Partial<Record<Drawing, Picture>>;
  /** Whose newest items the page shows. */
  services: Service[];
  /** A section between the steps and the newest items. */
  children?: ReactNode;
}

/** What the three service pages share. */
export function ServicePage({ text, drawings, services, children }: Props) {
  return (
    <PageFrame>
      <div className={`wrap ${css.head}`}>
        <h1>{text.heading}</h1>
        <p className={css.lead}>{text.lead}</p>
      </div>
      <Carousel label={text.carousel} slides={text.slides} drawings={drawings} />
      <StylesBelow />
      <Steps {...text} />
      {children}
      <LazyNewestItems services={services} number={children ? 3 : 2} />
      <Ask question={text.ask} />
    </PageFrame>
  );
}
