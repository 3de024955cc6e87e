import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import css from './tile.module.css';

interface Props {
  number: number;
  location: string;
  service: string;
  /** Where the project can be seen closer, when the picture itself does not lead there. */
  address?: string;
  /** What a visitor can do about this project. */
  action?: ReactNode;
  children: ReactNode;
}

/** A plot on the layout plan: its number in the corner, its name underneath. */
export function TileFrame({ number, location, service, address, action, children }: Props) {
  return (
    <figure className={css.tile}>
      <div className={css.frame}>
        {children}
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      </div>
      <figcaption className={css.caption}>
        <span className={css.location}>
          {address ? <Link to={address}>{location}</Link> : location}
        </span>
        <span className={css.service}>{service.trim()}</span>
        {action}
      </figcaption>
    </figure>
  );
}
