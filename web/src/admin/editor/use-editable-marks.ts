import { type RefObject, useEffect, useRef } from 'react';
import { markEditable, openElement } from './tap-to-edit.ts';

/** After the last letter, or the last change of the page. */
const MARK_AFTER_MS = 150;

/**
 * Calls `tap-to-edit.ts` whenever the preview has changed: keeps what can be changed outlined and
 * within reach of the keyboard, and brings what is opened into view.
 * @param page undefined until it is there
 * @param tapped the element that was tapped last
 * @param open the paths that are open beside the page
 */
export function useEditableMarks(
  page: Document | undefined,
  tapped: RefObject<Element | undefined>,
  open: readonly string[],
): void {
  const opened = open.join(' ');
  /** What has been brought into view once: from then on the owner scrolls as he likes. */
  const broughtIntoView = useRef('');
  useEffect(() => {
    if (!page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      markEditable(page, opened.split(' '));
      const element = openElement(page, tapped.current);
      // While the page still loads it has no such element yet.
      if (opened === broughtIntoView.current || (opened && !element)) return;
      broughtIntoView.current = opened;
      element?.scrollIntoView({ block: 'nearest' });
      // The panel leaves the upper part of a phone to the page.
      if (element && matchMedia('(max-width: 61.99rem)').matches)
        page.defaultView?.frameElement?.scrollIntoView();
    };
    const markSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(mark, MARK_AFTER_MS);
    };
    markSoon();
    const observer = new MutationObserver(markSoon);
    observer.observe(page.body, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [page, tapped, opened]);
}
