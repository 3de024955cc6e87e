import { Carousel, type Slide } from '../../carousel/carousel.tsx';
import type { ServiceText, SlideText } from '../../content/services.ts';
import { PageFrame } from '../../navigation/page-frame.tsx';
import type { Picture } from '../../pictures/pictures.ts';
import { Ask } from './ask.tsx';
import { Newest } from './newest.tsx';
import css from './service-page.module.css';
import { Steps } from './steps.tsx';

/** One for each slide, or the types do not hold. */
type PicturesOf<Slides extends readonly SlideText[]> = {
  readonly [Index in keyof Slides]: Picture;
};

interface Props<Text extends ServiceText> {
  text: Text;
  pictures: PicturesOf<Text['slides']>;
}

/** The three service pages differ in words and pictures only. */
export function ServicePage<Text extends ServiceText>({ text, pictures }: Props<Text>) {
  const slides = text.slides.map(
    (slide, index): Slide => ({ ...slide, picture: pictures[index] as Picture }),
  );
  return (
    <PageFrame>
      <div className={`wrap ${css.head}`}>
        <h1>{text.heading}</h1>
        <p className={css.lead}>{text.lead}</p>
      </div>
      <Carousel label={text.carousel} slides={slides} />
      <Steps {...text} />
      <Newest />
      <Ask question={text.ask} />
    </PageFrame>
  );
}
