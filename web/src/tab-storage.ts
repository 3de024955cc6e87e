/** Reads a value that this tab keeps over a reload. @returns undefined where nothing is kept */
export function readTabStorage<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Some browsers refuse storage: nothing is kept then. @param value undefined to forget it */
export function writeTabStorage(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
