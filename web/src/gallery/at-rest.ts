/** So long after the last movement a visitor has arrived. */
const REST_MS = 150;

/**
 * Acts once the visitor scrolls no more: on his way to the foot of the page, by the End key, say, it must not grow.
 * @returns what takes it back
 */
export function atRest(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      takeBack();
      act();
    }, REST_MS);
  };
  const takeBack = () => {
    clearTimeout(timer);
    removeEventListener('scroll', wait);
  };
  addEventListener('scroll', wait, { passive: true });
  wait();
  return takeBack;
}
