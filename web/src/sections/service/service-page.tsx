import type { ServiceText } from '../../content/services.ts';
import { Carousel, type Slide } from '../../features/carousel/carousel.tsx';
import type { Picture } from '../../pictures/pictures.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { Ask } from './ask.tsx';
import { Newest } from './newest.tsx';
import { ServiceHead } from './service-head.tsx';
import { Steps } from './steps.tsx';

/** The three service pages differ in words and pictures only. */
export function ServicePage({ text, pictures }: { text: ServiceText; pictures: Picture[] }) {
  const slides = text.slides.flatMap((slide, index): Slide[] => {
    const picture = pictures[index];
    return picture ? [{ ...slide, picture }] : [];
  });
  return (
    <PageFrame>
      <ServiceHead heading={text.heading} lead={text.lead} />
      <Carousel label={text.carousel} slides={slides} />
      <Steps {...text} />
      <Newest />
      <Ask question={text.ask} />
    </PageFrame>
  );
}
