import { useLayoutEffect } from 'react';
import { NOTICE_ID } from '../ui/notice.ts';

const FOCUSABLE = 'a[href], button, summary, input, select, textarea';

/**
 * Moves the focus on when what had it is gone from the page, such as a button with what it has
 * deleted: to the notice, which says what was done, or else into the part of the page around it. A
 * browser leaves it nowhere. Native dialogs give the focus back by themselves.
 */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    /** What had the focus last, and all that it stood in. */
    let around: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = [];
      for (let part = target as Element | null; part; part = part.parentElement) around.push(part);
    };
    const observer = new MutationObserver(() => {
      const [focused] = around;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const notice = document.getElementById(NOTICE_ID);
      const part = around.find(({ isConnected }) => isConnected);
      const next = notice?.textContent ? notice : part?.querySelector<HTMLElement>(FOCUSABLE);
      around = [];
      next?.focus({ preventScroll: true });
    });
    addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
