import { status } from '@grpc/grpc-js';

type StatusName = keyof typeof status & string;

/** A gRPC status and a sentence for the caller. Any other error is a defect of the stand-in. */
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

/** Refuses a field of a message that the stand-in does not know, so that it ignores nothing. */
export function refuseUnsupported(
  messageName: string,
  message: object | undefined,
  supported: readonly string[],
): void {
  for (const [field, value] of Object.entries(message ?? {})) {
    if (!supported.includes(field) && isSet(value)) throw unimplemented(`${messageName}.${field}`);
  }
}

function isSet(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return value instanceof Uint8Array || Array.isArray(value) ? value.length > 0 : true;
}
