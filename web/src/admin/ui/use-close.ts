import { useEffect, useRef } from 'react';
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
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is open
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  return () => {
    // A second tap, before the first one has been followed, would leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    if (state?.from === pathname) navigate(-1);
    else navigate(address, { replace: true });
  };
}
