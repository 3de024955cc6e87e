import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is reachable after a full collection; what the process occupies hangs on when memory is collected. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
