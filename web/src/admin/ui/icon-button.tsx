import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './icon-button.module.css';

/** A sign to press, with its name for who cannot see it or does not know it. */
export function IconButton({
  name,
  icon,
  isUpright = false,
  ...button
}: {
  name: string;
  icon: 'previous' | 'next' | 'close';
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
      <Icon name={icon} size={22} />
    </button>
  );
}
