import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './icon-button.module.css';
import { Sign } from './sign.tsx';

/** Drawn here, so that visitors need not load them. What removes looks unlike what closes. */
const OWN = {
  retry: 'M20 12a8 8 0 1 1-2.300-5.600M20 3v5h-5',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
};

/** A sign to press, with its name for who cannot see it or does not know it. */
export function IconButton({
  name,
  icon,
  isUpright = false,
  ...button
}: {
  name: string;
  icon: 'previous' | 'next' | 'close' | keyof typeof OWN;
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
      {icon === 'retry' || icon === 'remove' ? (
        <Sign d={OWN[icon]} />
      ) : (
        <Icon name={icon} size={22} />
      )}
    </button>
  );
}
