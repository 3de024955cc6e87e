import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Closes what the address has opened, such as a panel or a question, and takes the address of it
 * out of the browser's history, so that Back leaves the page and opens nothing again.
 * @param address of the page with nothing open, which replaces an address that no link of this page
 * has led to
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
