import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './icon-button.module.css';
import { Sign } from './sign.tsx';

const RETRY = 'M20 12a8 8 0 1 1-2.300-5.600M20 3v5h-5';

/** A sign to press, with its name for who cannot see it or does not know it. */
export function IconButton({
  name,
  icon,
  isUpright = false,
  ...button
}: {
  name: string;
  icon: 'previous' | 'next' | 'close' | 'retry';
  /** 'previous' and 'next' of what stands one below the other. */
  isUpright?: boolean;
} & ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={classNames(css.iconButton, isUpright && css.upright)}
      aria-label={name}
      title={name}
    >
      {icon === 'retry' ? <Sign d={RETRY} /> : <Icon name={icon} size={22} />}
    </button>
  );
}
