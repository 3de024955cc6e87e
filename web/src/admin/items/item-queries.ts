import type { Item } from '@theni/contract';
import type { User } from 'firebase/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noticeSessionEnd } from '../session/session.ts';
import { listAllItems } from './item-api.ts';

/** All items, hidden ones too. A failed load keeps the items that are shown. */
export function useItemList(user: User) {
  const [items, setItems] = useState<Item[]>();
  const [failed, setFailed] = useState(false);
  const newest = useRef(0);

  const reload = useCallback(async () => {
    const turn = ++newest.current;
    try {
      const loaded = await listAllItems(user);
      // An answer that was overtaken by a later one would bring deleted items back.
      if (turn !== newest.current) return;
      setItems(loaded);
      setFailed(false);
    } catch (error) {
      console.error('the list could not be loaded', error);
      noticeSessionEnd(error);
      if (turn === newest.current) setFailed(true);
    }
  }, [user]);

  useEffect(() => {
    reload();
  }, [reload]);
  return { items, failed, reload };
}
