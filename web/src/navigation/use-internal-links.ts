import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { wantsBrowser } from '../ui/is-modified-click.ts';

/**
 * A click on a link to another page of the site turns the page without a load.
 * @param isPage says which paths are such pages; all others load as usual
 */
export function useInternalLinks(isPage: (path: string) => boolean): void {
  const navigate = useNavigate();

  useEffect(() => {
    function turn(event: MouseEvent) {
      const link = (event.target as Element).closest('a');
      if (!link || event.defaultPrevented || wantsBrowser(event, link)) return;
      if (link.origin !== location.origin || !isPage(link.pathname)) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', turn);
    return () => document.removeEventListener('click', turn);
  }, [navigate, isPage]);
}
