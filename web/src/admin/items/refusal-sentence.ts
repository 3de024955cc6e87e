import { adminText } from '../../content/admin.ts';
import { AdminApiError } from '../api/admin-api.ts';

/** What to say about a change that the server did not make. */
export function sentenceFor(error: unknown): string {
  const { gone, changeFailed } = adminText.item;
  if (!(error instanceof AdminApiError)) return changeFailed;
  if (error.status === 404) return gone;
  // "Six items are pinned already."
  return error.status === 409 ? error.message : changeFailed;
}
