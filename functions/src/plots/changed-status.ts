import type { PlotChange, PlotStatus, Stage } from '@theni/contract';
import { HttpProblem } from '../http/problem.ts';

/** What the change does not name stays. @throws {HttpProblem} 400 for a hold without an end */
export function changedStatus(before: PlotStatus, change: PlotChange): PlotStatus {
  const { state, heldUntil = before.heldUntil, messageId = before.messageId } = change;
  if (state === 'held' && heldUntil === null)
    throw new HttpProblem(400, 'Please say until when the plot is held.');
  return {
    ...before,
    state,
    heldUntil: state === 'held' && heldUntil ? new Date(heldUntil).toISOString() : null,
    messageId: state === 'available' ? null : messageId,
  };
}

/** The change that makes a plot, and the stage of its lead, what they were. */
export function undoOf(
  { state, heldUntil, messageId }: PlotStatus,
  stage: Stage | null,
): PlotChange {
  return { state, messageId, ...(heldUntil !== null && { heldUntil }), stage };
}
