import { noteTapIn } from '../ui/second-tap.ts';
import { marksIn } from './use-preview.ts';

/**
 * What a tap on the preview means: which element can be changed, and which paths it shows. The
 * paths stand in the texts (`use-preview.ts`) and in attributes (`useEditMark`).
 */

/** Set by `useEditMark` for what is no text, and for what has a form of its own. */
const PATHS_ATTRIBUTE = 'data-edit';
const EDITABLE = 'data-editable';
const OPEN = 'data-open';

/** One stop of the keyboard, and one thing to tap, however many texts are in it. */
const CONTROLS = 'a, button, summary, label';
const FOCUSABLE = 'a[href], button, summary, input, textarea, select';
const INLINE = 'span, strong, em, b, small, time, svg, svg *, br, wbr, img, picture';

interface TextPoint {
  node: Node;
  offset: number;
}

/** What a tap means: several paths where an element stands for several values. */
function contentPathsAt(element: Element, tapped?: TextPoint): string[] {
  const marked = element.closest(`[${PATHS_ATTRIBUTE}]`)?.getAttribute(PATHS_ATTRIBUTE);
  if (marked) return marked.split(' ');
  const path = pathInAttributes(element) ?? pathInText(element, tapped);
  return path ? [path] : [];
}

function pathInAttributes(element: Element): string | undefined {
  const image = element.matches('img') ? element : element.querySelector(':scope > img');
  const texts = [image?.getAttribute('alt'), element.getAttribute('placeholder')];
  return marksIn(texts.join(''))[0]?.path;
}

/** The path of the first text that ends after the tapped letter, or else of the block's first. */
function pathInText(element: Element, tapped?: TextPoint): string | undefined {
  const around = blockAround(element);
  let isBehind = !tapped;
  for (const node of textNodesIn(around)) {
    const isTapped = node === tapped?.node;
    isBehind ||= isTapped;
    const marks = isBehind ? marksIn(node.data) : [];
    const next = marks.find(({ end }) => !isTapped || end > (tapped?.offset ?? 0));
    if (next) return next.path;
  }
  const named = [element, ...element.querySelectorAll('[aria-label]')];
  const names = named.map((one) => one.getAttribute('aria-label'));
  return marksIn(around.textContent + names.join(''))[0]?.path;
}

function blockAround(element: Element): Element {
  const { parentElement } = element;
  return element.matches(INLINE) && parentElement ? blockAround(parentElement) : element;
}

function* textNodesIn(element: Element): Generator<Text> {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text;
}

/** Outlines all that can be changed, and what of it is open; the keyboard stops there, too. */
export function outlineEditable(frameDocument: Document, open: readonly string[]): void {
  const elements = new Set(
    frameDocument.querySelectorAll(`[${PATHS_ATTRIBUTE}], img[alt], [placeholder]`),
  );
  for (const node of textNodesIn(frameDocument.body))
    if (node.parentElement && node.data.trim()) elements.add(node.parentElement);
  const noLongerEditable = new Set(frameDocument.querySelectorAll(`[${EDITABLE}]`));
  for (const element of elements) {
    const paths = contentPathsAt(element);
    if (paths.length === 0) continue;
    const control = element.closest(CONTROLS) ?? element;
    noLongerEditable.delete(control);
    control.setAttribute(EDITABLE, '');
    const isOpen = paths.some((path) => open.includes(path));
    control.toggleAttribute(OPEN, isOpen);
    if (!control.matches(FOCUSABLE) && !control.closest('[aria-hidden=true]'))
      control.setAttribute('tabindex', '0');
  }
  for (const element of noLongerEditable)
    for (const name of [EDITABLE, OPEN, 'tabindex']) element.removeAttribute(name);
}

/** The element that shows what is open; of several, the one that was tapped. */
export function openElement(frameDocument: Document, tapped: Element | undefined): Element | null {
  return tapped?.closest(`[${OPEN}]`) ?? frameDocument.querySelector(`[${OPEN}]`);
}

/**
 * In the preview a tap calls, sends and leaves nothing: it opens what is tapped, as Enter does.
 * @param onTap undefined where nothing opens; what acts within the page does so
 */
export function listenToTaps(
  frameDocument: Document,
  onTap: ((paths: string[], element: Element) => void) | undefined,
): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  frameDocument.addEventListener('submit', stop, true);
  frameDocument.addEventListener(
    'click',
    (event) => {
      const element = event.target as Element;
      if (element.closest('a')) event.preventDefault();
      const paths = onTap ? contentPathsAt(element, textAt(frameDocument, element, event)) : [];
      // A button without words, such as the one to the next slide, does what it does.
      const acts = element.closest('button, summary, select, input, textarea');
      if (acts && !acts.textContent?.trim() && !acts.hasAttribute('placeholder')) return;
      if (acts && paths.length === 0) return;
      stop(event);
      const frame = frameDocument.defaultView?.frameElement;
      if (frame) noteTapIn(frame, event);
      onTap?.(paths, element);
    },
    true,
  );
  frameDocument.addEventListener('keydown', (event) => {
    const element = event.target as HTMLElement;
    if (event.key === 'Enter' && element.matches(`[${EDITABLE}][tabindex]`)) element.click();
  });
}

/** The letter under a finger. Enter has no position: it means the whole element. */
function textAt(
  frameDocument: Document,
  element: Element,
  { clientX, clientY, detail }: MouseEvent,
) {
  const point = detail > 0 ? caretAt(frameDocument, clientX, clientY) : undefined;
  const isText = point?.node.nodeType === Node.TEXT_NODE && element.contains(point.node);
  return isText ? point : undefined;
}

/** Chrome has the standard's method since 128, Safari since 26.2. */
function caretAt(frameDocument: Document, x: number, y: number): TextPoint | undefined {
  const caret = frameDocument.caretPositionFromPoint?.(x, y);
  if (caret) return { node: caret.offsetNode, offset: caret.offset };
  const range = frameDocument.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
