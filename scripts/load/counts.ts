import { percentile } from '../percentile.ts';

export interface Count {
  call: string;
  answers: number;
  /** Answers of 500 and more, and connections that broke. */
  failures: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** How often each call was answered, how fast, and how often not. */
export class Counts {
  readonly #times = new Map<string, number[]>();
  readonly #failures = new Map<string, number>();

  /** @returns the answer with its body read, or undefined when it was a failure */
  async measure(call: string, asked: Promise<Response>): Promise<Response | undefined> {
    const started = performance.now();
    const answer = await asked.catch(() => undefined);
    // A copy, because the caller may want the body too.
    await answer?.clone().arrayBuffer();
    this.#timesOf(call).push(performance.now() - started);
    if (answer && answer.status < 500) return answer;
    this.#failures.set(call, (this.#failures.get(call) ?? 0) + 1);
    return undefined;
  }

  all(): Count[] {
    return [...this.#times].map(([call, times]) => {
      const at = (share: number) => Math.round(percentile(times, share));
      const failures = this.#failures.get(call) ?? 0;
      return { call, answers: times.length, failures, p50: at(0.5), p99: at(0.99) };
    });
  }

  #timesOf(call: string): number[] {
    const times = this.#times.get(call) ?? [];
    this.#times.set(call, times);
    return times;
  }
}
