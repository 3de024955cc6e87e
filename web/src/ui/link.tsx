import { pathIn } from '@theni/contract/site-map';
import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { isAdminPath, isLayoutPath } from '../page-addresses.ts';
import { usePageContext } from '../page-context.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/**
 * A link within the site and its language. `state.from` is the path on which it was followed, so
 * that an item which was opened from the gallery is closed by going back. A link to the page that is
 * open leads to its top (`state.toTop`), unless it opens something on it. A link between a public
 * page and the admin area loads the page, because only a load brings the other
 * Content-Security-Policy; a link to a layout loads it, because its data come with its document.
 */
export function Link({ to, replace = false, ...link }: Props) {
  const { pathname } = useLocation();
  const { language } = usePageContext();
  const href = useHref(to);
  const navigate = useNavigate();
  const state = { from: pathname, toTop: !to.includes('?') };
  const follow = plainClick(() => navigate(to, { replace, state }));
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

/** A link then acts instead of leading away, unless the click asks for a tab or a download. */
export function plainClick(action: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    action();
  };
}
