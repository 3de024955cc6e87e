import type { Item } from '@theni/contract';
import type { User } from 'firebase/auth';
import { useCallback, useEffect, useState } from 'react';
import { listAllItems } from './admin-api.ts';

/** All items, hidden ones too. A failed load keeps the items that are shown. */
export function useItemList(user: User) {
  const [items, setItems] = useState<Item[]>();
  const [failed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    try {
      setItems(await listAllItems(user));
      setFailed(false);
    } catch (error) {
      console.error('the list could not be loaded', error);
      setFailed(true);
    }
  }, [user]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { items, failed, reload };
}
