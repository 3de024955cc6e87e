import type { LiveSite } from './live-site.ts';
import { promises } from './promises.ts';

export interface Finding {
  promise: string;
  /** Why it does not hold. */
  fault?: string;
}

/** Looks at a site from outside, one promise after the other. */
export async function* checkSite(site: LiveSite): AsyncGenerator<Finding> {
  for (const [promise, hold] of Object.entries(promises)) {
    const fault = await hold(site).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    yield { promise, ...(fault !== undefined && { fault }) };
  }
}
