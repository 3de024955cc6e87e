import { carouselText } from '../content/services.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import css from './carousel-controls.module.css';
import type { useCarousel } from './use-carousel.ts';

interface Props {
  carousel: ReturnType<typeof useCarousel>;
  count: number;
}

export function CarouselControls({ carousel, count }: Props) {
  const { current, stopped } = carousel;
  return (
    <div className={css.controls}>
      <Control
        icon={stopped ? 'play' : 'pause'}
        label={stopped ? carouselText.play : carouselText.pause}
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
            aria-label={carouselText.slide(index + 1, count)}
            aria-current={index === current}
            onClick={() => carousel.goTo(index)}
          />
        ))}
      </div>
      <Control icon="previous" label={carouselText.previous} onClick={carousel.previous} />
      <Control icon="next" label={carouselText.next} onClick={carousel.next} />
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
