import { type AdminArea, noLine } from './admin-area.tsx';

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
