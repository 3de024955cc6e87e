import type { Language } from '@theni/contract/site-map';
import { pathIn } from '@theni/contract/site-map';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import tamilType from '../../styles/type-ta.css?inline';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageFailed } from '../ui/query-state.tsx';
import editableCss from './editable.css?inline';
import css from './editor.module.css';
import { listenToTaps, openElement, outlineEditable } from './tap-to-edit.ts';

/** Each language as its readers call it. */
export const OWN_LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ta: 'தமிழ்' };

interface Props {
  title: string;
  language: Language;
  /** The path of the page, without the part that names its language. */
  path: string;
  /** Content paths of what is open beside the page: it is outlined and brought into view. */
  open?: string[];
  /** Opens what is tapped; without it nothing is outlined as something to tap. */
  onTap?: (paths: string[]) => void;
  children: ReactNode;
}

/** Makes a page that has thrown again once its content has changed. */
export class PreviewBoundary extends ErrorBoundary {
  override componentDidUpdate({ children }: ErrorBoundary['props']) {
    if (this.state.caught && children !== this.props.children) this.setState({ caught: undefined });
  }
}

/**
 * A frame without an address: our own pages may not be framed, and in a box of this page no media
 * query would know of its width. It has a React root of its own.
 */
export function PreviewFrame(props: Props) {
  const { title, language, path, open = [], children } = props;
  const [root, setRoot] = useState<Root>();
  const [frameDocument, setFrameDocument] = useState<Document>();
  const tapped = useRef<Element>(undefined);
  const opensTapped = props.onTap !== undefined;
  const onTap = useEffectEvent((paths: string[], element: Element) => {
    tapped.current = element;
    props.onTap?.(paths);
  });

  useEffect(() => {
    // A page with 500 plots does not hold up the typing.
    startTransition(() =>
      root?.render(
        <MemoryRouter basename={pathIn(language, '/')} initialEntries={[pathIn(language, path)]}>
          <PreviewBoundary fallback={<PageFailed />}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </PreviewBoundary>
        </MemoryRouter>,
      ),
    );
  });
  useEffect(() => {
    // React forbids to unmount another root while it renders.
    return () => queueMicrotask(() => root?.unmount());
  }, [root]);
  useEffect(() => {
    if (frameDocument)
      listenToTaps(
        frameDocument,
        opensTapped ? (paths, element) => onTap(paths, element) : undefined,
      );
  }, [frameDocument, opensTapped]);
  useEditableOutlines(opensTapped ? frameDocument : undefined, tapped, open);

  function prepareDocument({ contentDocument }: HTMLIFrameElement) {
    if (!contentDocument) return;
    contentDocument.documentElement.lang = `${language}-IN`;
    contentDocument.title = title;
    copyStyles(contentDocument, language);
    setFrameDocument(contentDocument);
    setRoot(createRoot(contentDocument.body));
  }

  return (
    <iframe
      title={title}
      // Without a doctype the frame would be in quirks mode.
      srcDoc="<!doctype html>"
      className={css.page}
      onLoad={(event) => prepareDocument(event.currentTarget)}
    />
  );
}

const Loading = () => (
  <p role="status" className="wrap">
    Loading..
  </p>
);

/**
 * Gives a frame the styles of this page, and those that come with a page's script for as long as
 * the frame is there.
 */
function copyStyles(frame: Document, language: Language): void {
  const type = frame.createElement('style');
  // After all others, as on the Tamil pages.
  type.textContent = (language === 'ta' ? tamilType : '') + editableCss;
  frame.head.append(type);
  const copied = new Set<Node>();
  const copy = () => {
    for (const sheet of document.head.querySelectorAll('style, link[rel=stylesheet]')) {
      if (copied.has(sheet)) continue;
      copied.add(sheet);
      type.before(frame.importNode(sheet, true));
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  frame.defaultView?.addEventListener('pagehide', () => observer.disconnect());
}

/** How long after the last letter, or change of the page, outlines are drawn anew. */
const OUTLINE_AFTER_MS = 150;

/**
 * Calls `tap-to-edit.ts` whenever the preview has changed: keeps what can be changed outlined and
 * within reach of the keyboard, and brings what is opened into view.
 */
function useEditableOutlines(
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
