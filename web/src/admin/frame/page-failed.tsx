import { useState } from 'react';
import { LoadFailed } from '../ui/query-state.tsx';

/**
 * React and the browser remember that a script could not be loaded, so only a reload of the page
 * asks again (https://github.com/whatwg/html/pull/10327). The reload loses nothing that was typed.
 */
export function PageFailed() {
  const [isAsking, setAsking] = useState(false);
  async function reload() {
    setAsking(true);
    if (await isServerThere()) location.reload();
    setAsking(false);
  }
  return <LoadFailed notice="This page could not be loaded." isBusy={isAsking} onRetry={reload} />;
}

/** Whether a page load would be answered, by the server and not by the browser's cache. */
async function isServerThere(): Promise<boolean> {
  const init = { method: 'HEAD', cache: 'no-store' } as const;
  return fetch(location.href, init).then(
    ({ ok }) => ok,
    () => false,
  );
}
