import { cleanup } from '@testing-library/react';
import { queryClient } from '../src/admin/query-client.ts';
import { notify } from '../src/admin/ui/notice.ts';
import { type AdminArea, openAdminArea } from './admin-area.tsx';

/**
 * Loads the open page of the admin area anew, as a browser that has ended its tab does: only the
 * address and the device's storage stay.
 */
export function reloadAdminArea(api: { url: string }): AdminArea {
  cleanup();
  queryClient.clear();
  notify(undefined);
  return openAdminArea(api, location.pathname + location.search);
}
