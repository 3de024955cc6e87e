/** As long as the CDN keeps a response. */
const EVERY_MS = 60_000;

/**
 * Asks at once, whenever the page is looked at again, and each minute while it is looked at.
 * @param request resolves to whether its response may still change; each minute it is asked only then
 * @returns ends it
 */
export function poll(
  ask: () => Promise<boolean>,
  page: Pick<Document, 'visibilityState'> & EventTarget = document,
): () => void {
  let mayChange = true;
  const again = async () => {
    if (page.visibilityState === 'visible') mayChange = await ask();
  };
  const timer = setInterval(() => {
    if (mayChange) again();
  }, EVERY_MS);
  page.addEventListener('visibilitychange', again);
  again();
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', again);
  };
}
