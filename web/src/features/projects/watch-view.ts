/**
 * A ref callback: tells when its element comes within `margin` of the view, and when it leaves.
 * @param margin as `rootMargin` of an IntersectionObserver
 */
export function watchView(margin: string, onChange: (entry: IntersectionObserverEntry) => void) {
  return (element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1);
        if (newest) onChange(newest);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
