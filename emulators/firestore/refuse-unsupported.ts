import { unimplemented } from './status-error.ts';

/** Whatever of a message this server does not know is refused by name, so that nothing is ignored. */
export function refuseUnsupported(
  messageName: string,
  message: object | undefined,
  supported: readonly string[],
): void {
  for (const [field, value] of Object.entries(message ?? {})) {
    if (!supported.includes(field) && isSet(value)) {
      throw unimplemented(`${messageName}.${field}`);
    }
  }
}

function isSet(value: unknown): boolean {
  if (value === undefined || value === null || value === '') {
    return false;
  }
  if (value instanceof Uint8Array || Array.isArray(value)) {
    return value.length > 0;
  }
  return true;
}
