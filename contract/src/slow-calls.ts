import type { ApiCallName } from './calls.ts';

/**
 * On these calls the server may work until Hosting ends the answer, after 60 s: a film is read and
 * written, a thousand records, or every page. All other calls end within seconds.
 * https://firebase.google.com/docs/hosting/functions
 */
export const SLOW_CALLS: readonly ApiCallName[] = [
  'POST /api/file',
  'DELETE /api/file/:id',
  'POST /api/content/files',
  'POST /api/content/publish',
  'GET /api/messages.csv',
  'POST /api/messages/forget',
  'POST /api/messages/empty-spam',
];
