import type { Find } from './shown-texts.ts';

/** What can be tapped has this attribute: a line appears around it. */
const EDITABLE = 'data-editable';
/** What is open in the sheet. */
const OPEN = 'data-open';
/** Set by the page's components for what is no text: pictures, hours, numbers. */
const MARK = 'data-edit';

/** One stop of the keyboard, and one thing to tap, however many texts are in it. */
const CONTROLS = 'a, button, summary, label';
const FOCUSABLE = 'a[href], button, summary, input, textarea, select';
/** A part of a line of text. */
const INLINE = 'span, strong, em, b, small, time, svg, svg *, br, wbr, img, picture';

/** What the admin may have meant by a tap on an element. @param node the text that lies under the finger, if one does */
export function pathsAt(element: Element, node: Node | undefined, find: Find): string[] {
  const marked = element.closest(`[${MARK}]`)?.getAttribute(MARK);
  if (marked) return marked.split(' ');
  const image = element.matches('img') ? element : element.querySelector(':scope > img');
  const names = [
    image?.getAttribute('alt'),
    element.getAttribute('placeholder'),
    element.ariaLabel,
  ];
  const shown = [node?.textContent, ...names, ...linesAround(element)];
  return shown.map((text) => find(text ?? '')).find((paths) => paths.length > 0) ?? [];
}

/** From the words under the finger to the line that they are in. */
function linesAround(element: Element): string[] {
  const { textContent, parentElement } = element;
  const isPart = element.matches(INLINE) && parentElement;
  return [textContent ?? '', ...(isPart ? linesAround(parentElement) : [])];
}

/** Marks all that can be changed, also for the keyboard. Nothing of it is in what visitors get. */
export function markEditable(page: Document, find: Find, open: readonly string[]): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const elements = new Set(
    page.querySelectorAll(`[${MARK}], img[alt]:not([alt=""]), [placeholder]`),
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && node.textContent?.trim()) elements.add(node.parentElement);
  const before = new Set(page.querySelectorAll(`[${EDITABLE}]`));
  for (const element of elements) {
    const paths = pathsAt(element, undefined, find);
    if (paths.length === 0) continue;
    const place = element.closest(CONTROLS) ?? element;
    before.delete(place);
    place.setAttribute(EDITABLE, '');
    const isOpen = paths.some((path) => open.includes(path));
    place.toggleAttribute(OPEN, isOpen);
    if (!place.matches(FOCUSABLE) && !place.closest('[aria-hidden=true]'))
      place.setAttribute('tabindex', '0');
  }
  for (const element of before)
    for (const name of [EDITABLE, OPEN, 'tabindex']) element.removeAttribute(name);
}

/** Of several places that show what is open, the one that was tapped. */
export function openElement(page: Document, tapped: Element | undefined): Element | null {
  return tapped?.closest(`[${OPEN}]`) ?? page.querySelector(`[${OPEN}]`);
}

/** The text under a finger, where the browser can tell. */
export function nodeAt(page: Document, { clientX, clientY }: MouseEvent): Node | undefined {
  const range = page.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
  return range?.nodeType === Node.TEXT_NODE ? range : undefined;
}
