import { problemBody } from '../../functions/test/problem.ts';
import type { AdminArea } from './admin-area.tsx';

/** What the API answers when it does not do what it was asked. */
export function refusal(status: number, headers: Record<string, string> = {}): Response {
  return Response.json(problemBody(status), { status, headers });
}

/** What a call meets when the server cannot answer just now. */
export const notNow = async () => refusal(503);

/** What a call meets when there is no line. */
export const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

/** The next one of these calls reaches the server, and its answer is lost. */
export function loseAnswer({ onCall }: AdminArea, call: RegExp): void {
  let isLost = false;
  onCall(call, async (forward) => {
    const answer = await forward();
    if (isLost) return answer;
    isLost = true;
    return noLine();
  });
}
