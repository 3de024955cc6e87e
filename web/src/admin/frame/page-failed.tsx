import { LoadFailed } from '../ui/query-state.tsx';

/**
 * Older browsers remember that a script could not be loaded, so only a reload of the page asks again
 * (https://github.com/whatwg/html/pull/10327). The reload loses nothing that was typed.
 */
export function PageFailed() {
  return <LoadFailed notice="This page could not be loaded." onRetry={() => location.reload()} />;
}
