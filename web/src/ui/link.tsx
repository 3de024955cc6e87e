import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { usePageContext } from '../page-context.ts';
import { isAdminPath, isLayoutPath, pathIn } from '../pages.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/**
 * A link within the site and its language; the one to the open page says so. `state.from` is where
 * it was followed: an item that was opened so is closed by going back. Between a public page and the
 * admin area, which has no language of its own, it loads the page: only a load brings the other
 * one's Content-Security-Policy. So it does to a layout, whose data come with its document.
 */
export function Link({ to, replace = false, ...link }: Props) {
  const { pathname } = useLocation();
  const { language } = usePageContext();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state: { from: pathname } });
  const [path = to] = to.split('?');
  if (isAdminPath(path) !== isAdminPath(pathname)) return <a {...link} href={to} />;
  if (isLayoutPath(path)) return <a {...link} href={pathIn(language, to)} />;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    link.onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      aria-current={to === pathname ? 'page' : undefined}
      {...link}
      href={href}
      onClick={onClick}
    />
  );
}
