import type { Content } from '@theni/content';

export interface Publisher {
  /** Of the code that these functions were built with. */
  buildId: string;
  /** What is live; undefined before the first release. */
  live(): Promise<LiveRelease | undefined>;
  /** Renders, uploads what changed, finalizes; nothing is live yet. `progress` is called now and then. */
  prepare(
    content: Content,
    contentVersion: number,
    progress: (step: 'rendering' | 'uploading', done: number, of: number) => Promise<void>,
  ): Promise<PreparedRelease>;
  /** Makes it live as a whole. @throws {HostingError} with status for 403, 429, 5xx, time-outs */
  release(prepared: PreparedRelease): Promise<void>;
}

export interface LiveRelease {
  buildId: string | undefined;
  contentVersion: number | undefined;
  version: string;
}

export interface PreparedRelease {
  version: string;
}

/** Hosting did not do what it was asked. */
export class HostingError extends Error {
  override name = 'HostingError';
  /** Undefined when there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Until there is one: nothing can be published. */
export function hostingPublisher(): Publisher {
  const missing = async (): Promise<never> => {
    throw new HostingError('There is no publisher yet.');
  };
  return { buildId: '', live: missing, prepare: missing, release: missing };
}
