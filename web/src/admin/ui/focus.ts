import { useLayoutEffect } from 'react';
import { NOTICE_ID } from './notice.ts';

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

/**
 * Focuses the field of a path, or the first field of the part that it names. What is folded is
 * reached by its summary.
 * @returns whether there is one
 */
export function focusField(
  form: Element | null,
  path: string,
  block: ScrollLogicalPosition = 'nearest',
): boolean {
  const at = CSS.escape(path);
  const part = form?.querySelector(`[data-path="${at}"], [data-path^="${at}."]`);
  const all = (controls: string) => [...(part?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const focused = [...all('input, textarea, select, button'), ...all('summary')].find((control) => {
    control.focus({ preventScroll: true });
    return document.activeElement === control;
  });
  focused?.scrollIntoView({ block });
  // Its name stands above it.
  const [label] = (focused as HTMLInputElement | undefined)?.labels ?? [];
  label?.scrollIntoView({ block });
  return focused !== undefined;
}
