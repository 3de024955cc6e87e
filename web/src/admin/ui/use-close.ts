import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Closes what the open address names, such as a panel or a question. Its entry in the history goes
 * with it, so that Back leaves the page and opens nothing again.
 * @param address of the page without it, for an entry that no link of this page has made
 */
export function useClose(address: string): () => void {
  const navigate = useNavigate();
  const { key, pathname, state } = useLocation();
  const closed = useRef<string>(undefined);
  return () => {
    // A second tap, before the first one has been followed, would leave the page.
    if (closed.current === key) return;
    closed.current = key;
    if (state?.from === pathname) navigate(-1);
    else navigate(address, { replace: true });
  };
}
