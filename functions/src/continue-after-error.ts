import { error as logError } from 'firebase-functions/logger';

/**
 * Goes on after any error, so that one lead holds up no other. What an error says may be personal,
 * so its name and the calls of its stack alone are logged. @returns undefined after an error
 */
export async function continueAfterError<T>(
  ids: string[],
  action: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    const { name, code, stack } = error as Error & { code?: unknown };
    const calls = stack?.match(/^ +at .+$/gm);
    logError('a part of a delivery failed', { ids, name, code, calls });
    return undefined;
  }
}
