/** RFC 9110, 10.2.3, in seconds. The services that we send to give no date. @returns milliseconds */
export function retryAfterMsOf(retryAfter: unknown): number | undefined {
  return typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : undefined;
}
