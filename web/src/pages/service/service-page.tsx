import type { Words } from '@theni/content';
import type { Drawing } from '@theni/content/pictures';
import type { Service } from '@theni/contract';
import type { ReactNode } from 'react';
import { Carousel } from '../../carousel/carousel.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import type { Picture } from '../../pictures/pictures.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StylesBelow } from '../../ui/styles-below.tsx';
import { useLateChunk } from '../../ui/use-late-chunk.ts';
import { Ask } from './ask.tsx';
import css from './service-page.module.css';
import { Steps } from './steps.tsx';

interface Props {
  text: Words['plots'];
  /** Those of the slides as they are shipped. */
  drawings: Partial<Record<Drawing, Picture>>;
  /** Whose newest items the page shows. */
  services: Service[];
  /** A section between the steps and the newest items. */
  children?: ReactNode;
}

const loadNewestItems = () => import('./newest-items.tsx');

/** What the three service pages share. */
export function ServicePage({ text, drawings, services, children }: Props) {
  const late = useLateChunk(loadNewestItems);
  return (
    <PageFrame>
      <PageHead heading={text.heading} lead={text.lead} />
      <Carousel label={text.carousel} slides={text.slides} drawings={drawings} />
      <StylesBelow />
      <Steps {...text} />
      {children}
      <div className={css.newest}>
        {late && <late.NewestItems services={services} number={children ? 3 : 2} />}
      </div>
      <Ask question={text.ask} />
    </PageFrame>
  );
}
