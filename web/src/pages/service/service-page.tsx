import type { Words } from '@theni/content';
import type { Service } from '@theni/contract';
import { Carousel } from '../../carousel/carousel.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import type { Picture } from '../../pictures/pictures.ts';
import { Ask } from './ask.tsx';
import { LazyNewestItems } from './lazy-newest-items.tsx';
import css from './service-page.module.css';
import { Steps } from './steps.tsx';

export type ServiceText = Words['plots'];

interface Props {
  text: ServiceText;
  /** One for each slide; slides that the owner has added begin anew with the first. */
  pictures: Picture[];
  /** Whose newest items the page shows. */
  services: Service[];
}

/** The three service pages differ in words and pictures only. */
export function ServicePage({ text, pictures, services }: Props) {
  const slides = text.slides.map((slide, index) => {
    const picture = pictures[index % pictures.length];
    if (!picture) throw new Error(`No picture for the slide "${slide.title}".`);
    return { ...slide, picture };
  });
  return (
    <PageFrame>
      <div className={`wrap ${css.head}`}>
        <h1>{text.heading}</h1>
        <p className={css.lead}>{text.lead}</p>
      </div>
      <Carousel label={text.carousel} slides={slides} />
      <Steps {...text} />
      <LazyNewestItems services={services} />
      <Ask question={text.ask} />
    </PageFrame>
  );
}
