import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';
import common from './common.module.css';

export const BIN = 'M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v5m4-5v5';

export function AdminIcon({ d, size = 22 }: { d: string; size?: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      style={{ width: length, height: length }}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

interface Props extends ComponentProps<'button'> {
  name: string;
  icon: 'previous' | 'next' | 'close' | 'remove';
  isUpright?: boolean;
}

export function IconButton({ name, icon, isUpright = false, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={common.tool}
      style={isUpright ? { rotate: '90deg' } : undefined}
      aria-label={name}
      title={name}
    >
      {icon === 'remove' ? <AdminIcon d={BIN} /> : <Icon name={icon} size={22} />}
    </button>
  );
}
