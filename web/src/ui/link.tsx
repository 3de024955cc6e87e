import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link within the site. The one to the open page says so; `use-internal-links.ts` spares the page load. */
export function Link({ to, ...anchor }: Props) {
  const { pathname } = useLocation();
  return <a {...anchor} href={to} {...(to === pathname && { 'aria-current': 'page' })} />;
}
