import { type RefObject, useEffect, useRef } from 'react';
import { openElement, outlineEditable } from './tap-to-edit.ts';

/** After the last letter, or the last change of the page. */
const OUTLINE_AFTER_MS = 150;

/**
 * Calls `tap-to-edit.ts` whenever the preview has changed: keeps what can be changed outlined and
 * within reach of the keyboard, and brings what is opened into view.
 * @param frameDocument of the preview; undefined until it is there
 * @param tapped the element that was tapped last
 * @param open the paths that are open beside the page
 */
export function useEditableOutlines(
  frameDocument: Document | undefined,
  tapped: RefObject<Element | undefined>,
  open: readonly string[],
): void {
  const opened = open.join(' ');
  /** What has been brought into view once: from then on the owner scrolls as he likes. */
  const broughtIntoView = useRef('');
  useEffect(() => {
    if (!frameDocument) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const outline = () => {
      outlineEditable(frameDocument, opened.split(' '));
      const element = openElement(frameDocument, tapped.current);
      // While the page still loads it has no such element yet.
      if (opened === broughtIntoView.current || (opened && !element)) return;
      broughtIntoView.current = opened;
      element?.scrollIntoView({ block: 'nearest' });
      // The panel leaves the upper part of a phone to the page.
      if (element && matchMedia('(max-width: 61.99rem)').matches)
        frameDocument.defaultView?.frameElement?.scrollIntoView();
    };
    const outlineSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(outline, OUTLINE_AFTER_MS);
    };
    outlineSoon();
    const observer = new MutationObserver(outlineSoon);
    observer.observe(frameDocument.body, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frameDocument, tapped, opened]);
}
