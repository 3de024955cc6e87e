import type { PictureChoice } from '@theni/content/pictures';
import { fill } from '@theni/content/text';
import { useWords } from '../page-context.ts';
import { ChosenPicture } from '../pictures/chosen-picture.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import css from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

interface Props {
  label: string;
  slides: { title: string; caption: string; picture: PictureChoice }[];
}

/** Without script the slides stand in a row that the browser scrolls, the first one in view. */
export function Carousel({ label, slides }: Props) {
  const { frame } = useWords();
  const carousel = useCarousel();
  const { isDriven, current, turnsByItself, previous, next, setFocused } = carousel;

  return (
    <section
      data-live-part
      className={`forest ${css.carousel}`}
      aria-roledescription={frame.carousel.role}
      aria-label={label}
      // A click focuses a control, too, but only a visitor with a keyboard sees the focus.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') previous();
        if (key === 'ArrowRight') next();
      }}
    >
      <div ref={carousel.viewport} className={classNames(css.viewport, isDriven && css.driven)}>
        <div className={css.slides} aria-live={turnsByItself ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={index}
              slide={slide}
              number={index + 1}
              count={slides.length}
              hidden={isDriven && index !== current}
            />
          ))}
        </div>
      </div>
      <Controls carousel={carousel} count={slides.length} />
    </section>
  );
}

interface SlideProps {
  slide: Props['slides'][number];
  number: number;
  count: number;
  hidden: boolean;
}

function Slide({ slide, number, count, hidden }: SlideProps) {
  const { frame } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern of the ARIA Authoring Practices
    <div
      className={css.slide}
      role="group"
      aria-roledescription={frame.carousel.slideRole}
      aria-label={fill(frame.carousel.slide, { number, count })}
      inert={hidden}
    >
      <ChosenPicture
        choice={slide.picture}
        alt=""
        sizes="(min-width: 62rem) 60vw, 100vw"
        isInFirstView={number === 1}
      />
      <div className={css.text}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <h2 className={css.title}>{slide.title}</h2>
        <p>{slide.caption}</p>
      </div>
    </div>
  );
}

type ControlsProps = { carousel: ReturnType<typeof useCarousel>; count: number };

function Controls({ carousel, count }: ControlsProps) {
  const { current, isStopped, isDriven } = carousel;
  const text = useWords().frame.carousel;
  return (
    // Each is seen when it works: the library comes to life after React has the page.
    <div
      className={classNames('needs-script script-control', css.controls, !isDriven && css.waiting)}
    >
      <Control
        icon={isStopped ? 'play' : 'pause'}
        label={isStopped ? text.play : text.pause}
        onClick={carousel.toggle}
      />
      <div className={css.positions}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={`icon-button ${css.position}`}
            aria-label={fill(text.slide, { number: index + 1, count })}
            aria-current={index === current}
            onClick={() => carousel.goTo(index)}
          />
        ))}
      </div>
      <Control icon="previous" label={text.previous} onClick={carousel.previous} />
      <Control icon="next" label={text.next} onClick={carousel.next} />
    </div>
  );
}

function Control(props: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`icon-button ${css.control}`}
      aria-label={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}
