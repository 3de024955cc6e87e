import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { isAdminPath } from '../content/pages.ts';

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

/**
 * A link within the site; the one to the open page says so. Between a public page and the admin area it loads the
 * page: only a load brings the other one's Content-Security-Policy.
 */
export function Link({ to, ...link }: Props) {
  const { pathname } = useLocation();
  const [path = to] = to.split('?');
  return (
    <RouterLink
      aria-current={to === pathname ? 'page' : undefined}
      {...link}
      to={to}
      // Else each link has a mark for a mode of the router that the site does not use.
      discover="none"
      reloadDocument={isAdminPath(path) !== isAdminPath(pathname)}
    />
  );
}
