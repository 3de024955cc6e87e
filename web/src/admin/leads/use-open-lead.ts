import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Whether a lead is open. The address names it, so Back closes it and a reload leaves it open.
 * @param startsOpen whether it is open without that, such as one with an unsaved note
 */
export function useOpenLead(
  id: string,
  startsOpen: boolean,
): [isOpen: boolean, toggle: () => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [isOpenByItself, setOpenByItself] = useState(startsOpen);
  const query = new URLSearchParams(search);
  const isNamed = query.has('open', id);

  function toggle() {
    const isLast = query.getAll('open').at(-1) === id;
    if (isOpenByItself) setOpenByItself(false);
    if (isNamed && isLast && state?.from === pathname) {
      navigate(-1);
    } else if (isNamed) {
      query.delete('open', id);
      navigate(`?${query}`, { replace: true, state });
    } else if (!isOpenByItself) {
      query.append('open', id);
      navigate(`?${query}`, { state: { from: pathname } });
    }
  }

  return [isNamed || isOpenByItself, toggle];
}
