import type { MessageChange } from '@theni/contract';
import type { AttemptResult, StoredMessage } from './message-store.ts';

/** So long "Not spam" can be undone; a message that has waited for it can wait for that too. */
export const SPAM_UNDO_MS = 5 * 60_000;

/** As it is after an attempt to mail it. */
export function settled(message: StoredMessage, result: AttemptResult): StoredMessage {
  const { DueAt: _, LastError: __, ...rest } = message;
  if (result.sent) return { ...rest, State: 'sent', SentAt: result.at.toISOString() };
  const LastError = result.reason;
  if (!result.dueAt) return { ...rest, LastError, State: 'failed' };
  return { ...rest, LastError, ...(!message.Deleted && { DueAt: result.dueAt.toISOString() }) };
}

/** An attempt that has begun may have succeeded, whatever is known of it. */
export function mayHaveGone({ State, Attempts }: StoredMessage): boolean {
  return State !== 'spam' && Attempts > 0;
}

/** As the admin's change makes it. What is deleted waits for no mail; brought back, it is due at once. */
export function changed(
  message: StoredMessage,
  { Spam, Deleted, ...marks }: MessageChange,
  now: Date,
): StoredMessage {
  const spam = Spam === undefined ? {} : withSpam(Spam, message, now);
  const next = {
    ...message,
    ...(ends(message, marks) && { RemindAt: null }),
    ...(setsVisit(message, marks) && { Stage: 'visit' as const }),
    ...marks,
    ...spam,
  };
  if (Deleted === true) next.Deleted ??= now.toISOString();
  if (Deleted === false) next.Deleted = null;
  const { DueAt, ...rest } = next;
  if (next.Deleted !== null || next.State !== 'queued') return rest;
  return { ...rest, DueAt: DueAt ?? now.toISOString() };
}

/** What was held back waits until the admin has had time to undo that. */
function withSpam(Spam: boolean, { State }: StoredMessage, now: Date): Partial<StoredMessage> {
  if (Spam) return { Suspect: true, State: 'spam' };
  const DueAt = new Date(now.getTime() + SPAM_UNDO_MS).toISOString();
  const queued = { State: 'queued', DueAt } as const;
  return { Suspect: false, ...(State === 'spam' && queued) };
}

/** Whether a lead comes to its end: what was to be done until then is not any more. */
function ends(message: StoredMessage, { Stage }: MessageChange): boolean {
  return Stage !== message.Stage && (Stage === 'booked' || Stage === 'not-interested');
}

/** Whether a lead that has not gone further gets a day for its visit. */
function setsVisit({ Stage, VisitAt }: StoredMessage, change: MessageChange): boolean {
  const isEarly = Stage === 'new' || Stage === 'called';
  return isEarly && Boolean(change.VisitAt) && change.VisitAt !== VisitAt;
}
