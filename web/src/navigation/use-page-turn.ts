import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `action` when the visitor has turned the page, but not when the script takes over what is open already. */
export function usePageTurn(action: () => void) {
  const location = useLocation();
  const last = useRef(location);

  useEffect(() => {
    if (location === last.current) return;
    last.current = location;
    action();
  }, [location, action]);
}
