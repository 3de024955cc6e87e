import type { Language } from '@theni/contract/limits';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { pathIn } from '../../pages.ts';
import tamilType from '../../styles/type-ta.css?inline';
import editableCss from './editable.css?inline';
import type { Find } from './shown-texts.ts';
import css from './website.module.css';

interface Props {
  title: string;
  language: Language;
  page: string;
  find: Find;
  open: string[];
  onTap: (paths: string[]) => void;
  children: ReactNode;
}

/**
 * A frame without an address: our own pages may not be framed, and in a box of this page no media
 * query would know of its width. It has a React root of its own.
 */
export function PreviewFrame(props: Props) {
  const { title, language, page, children } = props;
  const [root, setRoot] = useState<Root>();
  const [inner, setInner] = useState<Document>();
  const tapped = useRef<Element>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    // A page with 500 plots does not hold up the typing.
    startTransition(() =>
      root?.render(
        <MemoryRouter basename={pathIn(language, '/')} initialEntries={[pathIn(language, page)]}>
          {children}
        </MemoryRouter>,
      ),
    );
  });
  useEffect(() => {
    // React forbids it while it renders.
    return () => queueMicrotask(() => root?.unmount());
  }, [root]);
  useMarks(inner, tapped, props);

  function fill(frame: HTMLIFrameElement) {
    const made = frame.contentDocument;
    if (!made) return;
    made.documentElement.lang = `${language}-IN`;
    made.title = title;
    copyStyles(made, language);
    holdStill(made, tapped, latest);
    setInner(made);
    setRoot(createRoot(made.body));
  }

  return (
    <iframe
      title={title}
      // About:blank would have the browser's old rules of layout.
      srcDoc="<!doctype html>"
      className={css.page}
      onLoad={(event) => fill(event.currentTarget)}
    />
  );
}

/** After the last letter, or the last change of the page. */
const MARK_AFTER_MS = 150;

function useMarks(
  inner: Document | undefined,
  tapped: { current: Element | undefined },
  { find, open }: Props,
) {
  const opened = open.join(' ');
  /** What has been brought into view once: from then on the owner scrolls as he likes. */
  const inView = useRef('');
  useEffect(() => {
    if (!inner) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      markEditable(inner, find, opened.split(' '));
      const element = openElement(inner, tapped.current);
      // A page that is still on its way has no such element yet.
      if (opened === inView.current || (opened && !element)) return;
      inView.current = opened;
      element?.scrollIntoView({ block: 'nearest' });
      // The sheet leaves the upper part of a phone to the page.
      if (element && matchMedia('(max-width: 61.99rem)').matches)
        inner.defaultView?.frameElement?.scrollIntoView();
    };
    const markSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(mark, MARK_AFTER_MS);
    };
    markSoon();
    const observer = new MutationObserver(markSoon);
    observer.observe(inner.body, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [inner, tapped, find, opened]);
}

/** Those of this page, and those that come with a page's script as long as the frame is there. */
function copyStyles(inner: Document, language: Language): void {
  const type = inner.createElement('style');
  // After all others, as on the Tamil pages.
  type.textContent = (language === 'ta' ? tamilType : '') + editableCss;
  inner.head.append(type);
  const copied = new Set<Node>();
  const copy = () => {
    for (const sheet of document.head.querySelectorAll('style, link[rel=stylesheet]')) {
      if (copied.has(sheet)) continue;
      copied.add(sheet);
      type.before(inner.importNode(sheet, true));
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  inner.defaultView?.addEventListener('pagehide', () => observer.disconnect());
}

/** Nothing is called, sent or left: a tap opens what is tapped. */
function holdStill(
  inner: Document,
  tapped: { current: Element | undefined },
  latest: { current: Props },
): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  inner.addEventListener('submit', stop, true);
  inner.addEventListener(
    'click',
    (event) => {
      const { find, onTap } = latest.current;
      const element = event.target as Element;
      if (element.closest('a')) event.preventDefault();
      const paths = pathsAt(element, nodeAt(inner, event), find);
      // A button without words, such as the one to the next slide, does what it does.
      const acts = element.closest('button, summary, select, input, textarea');
      if (acts && !acts.textContent?.trim() && !acts.hasAttribute('placeholder')) return;
      if (acts && paths.length === 0) return;
      stop(event);
      tapped.current = element;
      onTap(paths);
    },
    true,
  );
  inner.addEventListener('keydown', (event) => {
    const element = event.target as HTMLElement;
    if (event.key === 'Enter' && element.matches('[data-editable][tabindex]')) element.click();
  });
}

const EDITABLE = 'data-editable';
const OPEN = 'data-open';
/** Set by the page's components for what is no text: pictures, hours, numbers. */
const MARK = 'data-edit';

/** One stop of the keyboard, and one thing to tap, however many texts are in it. */
const CONTROLS = 'a, button, summary, label';
const FOCUSABLE = 'a[href], button, summary, input, textarea, select';
const INLINE = 'span, strong, em, b, small, time, svg, svg *, br, wbr, img, picture';

/** What a tap may have meant. @param node the text that lies under the finger, if one does */
function pathsAt(element: Element, node: Node | undefined, find: Find): string[] {
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

function linesAround(element: Element): string[] {
  const { textContent, parentElement } = element;
  const isPart = element.matches(INLINE) && parentElement;
  return [textContent ?? '', ...(isPart ? linesAround(parentElement) : [])];
}

/** Marks all that can be changed, also for the keyboard. Nothing of it is in what visitors get. */
function markEditable(page: Document, find: Find, open: readonly string[]): void {
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
function openElement(page: Document, tapped: Element | undefined): Element | null {
  return tapped?.closest(`[${OPEN}]`) ?? page.querySelector(`[${OPEN}]`);
}

/** The text under a finger, where the browser can tell. */
function nodeAt(page: Document, { clientX, clientY }: MouseEvent): Node | undefined {
  const range = page.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
  return range?.nodeType === Node.TEXT_NODE ? range : undefined;
}
