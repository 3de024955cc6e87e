import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

interface Variant {
  variant?: 'solid' | 'outline' | 'chat';
  icon?: IconName;
  children: ReactNode;
}

type ButtonProps = Variant &
  ComponentProps<'button'> & {
    /** What the button does is under way: it does nothing more, and keeps the focus. */
    isBusy?: boolean;
  };

export function Button({
  variant = 'solid',
  icon,
  isBusy = false,
  onClick,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      // Not `disabled`: the keyboard's focus would be lost.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? preventSubmit : onClick}
      className={classNames(css.button, css[variant])}
    >
      {icon && <Icon name={icon} size={20} />}
      <span className={css.label}>{children}</span>
    </button>
  );
}

function preventSubmit(event: MouseEvent): void {
  event.preventDefault();
}

/** A path of the site opens without a page load; anything else is a plain link. */
export function ButtonLink({
  to,
  variant = 'solid',
  icon,
  isInOwnTab = false,
  onClick,
  children,
}: Variant & {
  to: string;
  isInOwnTab?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}) {
  const className = classNames(css.button, css[variant]);
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span className={css.label}>{children}</span>
    </>
  );
  return to.startsWith('/') ? (
    <Link to={to} className={className} onClick={onClick}>
      {content}
    </Link>
  ) : (
    <a
      href={to}
      className={className}
      onClick={onClick}
      {...(isInOwnTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {content}
    </a>
  );
}
