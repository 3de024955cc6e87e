import { withTimeout } from '../../lib/deployment.ts';
import { NoConnection } from '../api/errors.ts';

/** What is loaded only when it is needed may meet a line that is gone. @throws {NoConnection} */
export async function loadCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await withTimeout(code);
  } catch (cause) {
    throw new NoConnection('A part of the page could not be loaded.', { cause });
  }
}
