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
  return focused !== undefined;
}
