import { type PushWorker, showPushes } from './show-pushes.ts';

/**
 * The service worker: an entry of the build (vite.config.ts), which browsers run as a classic
 * script. So it shares no module with another entry, and the built file has no import.
 */
showPushes(self as unknown as PushWorker);
