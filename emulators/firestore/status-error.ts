import { status } from '@grpc/grpc-js';

export type StatusName = keyof typeof status & string;

/** What a caller is told: a canonical gRPC status and a sentence. Anything else thrown is a defect of ours. */
export class StatusError extends Error {
  override name = 'StatusError';
  readonly status: StatusName;

  constructor(statusName: StatusName, message: string) {
    super(message);
    this.status = statusName;
  }

  get code(): number {
    return status[this.status];
  }
}

export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

export function unimplemented(what: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `The Firestore stand-in does not support ${what}.`);
}
