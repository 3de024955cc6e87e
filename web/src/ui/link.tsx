import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link within the site: a plain `<a>` that turns the page without a load. The link to the open page says so
 * (`aria-current`). The router's own <Link> does the same and weighs 8 KiB.
 */
export function Link({ to, onClick, ...anchor }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function turn(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || wantsBrowser(event)) return;
    event.preventDefault();
    navigate(to);
  }

  return (
    <a
      {...anchor}
      href={to}
      onClick={turn}
      {...(to === pathname ? { 'aria-current': 'page' as const } : {})}
    />
  );
}

/** A new tab, a new window, a download. */
function wantsBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
