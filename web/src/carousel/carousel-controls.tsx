import { fill } from '@theni/content/fill';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import css from './carousel-controls.module.css';
import type { useCarousel } from './use-carousel.ts';

interface Props {
  carousel: ReturnType<typeof useCarousel>;
  count: number;
}

export function CarouselControls({ carousel, count }: Props) {
  const { current, stopped } = carousel;
  const text = useWords().frame.carousel;
  return (
    <div className={css.controls}>
      <Control
        icon={stopped ? 'play' : 'pause'}
        label={stopped ? text.play : text.pause}
        onClick={carousel.toggle}
      />
      <div className={css.positions}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a position is its index
            key={index}
            type="button"
            data-replay
            className={css.position}
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
      data-replay
      className={css.control}
      aria-label={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}
