import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { isAdminPath } from '../pages.ts';

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

/**
 * A link within the site and its language; the one to the open page says so. Between a public page and the admin area,
 * which has no language of its own, it loads the page: only a load brings the other one's Content-Security-Policy.
 */
export function Link({ to, ...link }: Props) {
  const { pathname } = useLocation();
  const [path = to] = to.split('?');
  if (isAdminPath(path) !== isAdminPath(pathname)) return <a {...link} href={to} />;
  return (
    <RouterLink
      aria-current={to === pathname ? 'page' : undefined}
      {...link}
      to={to}
      // Else each link has a mark for a mode of the router that the site does not use.
      discover="none"
    />
  );
}
