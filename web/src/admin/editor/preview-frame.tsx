import type { Language } from '@theni/contract/limits';
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { pathIn } from '../../pages.ts';
import tamilType from '../../styles/type-ta.css?inline';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { isServerThere } from '../frame/is-server-there.ts';
import { LoadFailed } from '../ui/query-state.tsx';
import { adminText } from '../words.ts';
import editableCss from './editable.css?inline';
import css from './editor.module.css';
import { listenToTaps, markEditable, openElement } from './tap-to-edit.ts';

/** As readers of each call it. */
export const OWN_LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ta: 'தமிழ்' };

interface Props {
  title: string;
  language: Language;
  page: string;
  /** What is open beside it is marked and brought into view. */
  open?: string[];
  onTap?: (paths: string[]) => void;
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
          <ErrorBoundary fallback={<PageFailed />}>
            <Suspense fallback={<p role="status">{adminText.auth.loading}</p>}>{children}</Suspense>
          </ErrorBoundary>
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
    listenToTaps(made, (paths, element) => {
      tapped.current = element;
      latest.current.onTap?.(paths);
    });
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

/** React remembers that a script could not be had; nothing that was typed is lost by a reload. */
function PageFailed() {
  const [isAsking, setAsking] = useState(false);
  async function reload() {
    setAsking(true);
    if (await isServerThere()) location.reload();
    setAsking(false);
  }
  return <LoadFailed notice={adminText.frame.pageFailed} busy={isAsking} onRetry={reload} />;
}

const NOTHING: string[] = [];

/** After the last letter, or the last change of the page. */
const MARK_AFTER_MS = 150;

function useMarks(
  inner: Document | undefined,
  tapped: { current: Element | undefined },
  { open = NOTHING }: Props,
) {
  const opened = open.join(' ');
  /** What has been brought into view once: from then on the owner scrolls as he likes. */
  const inView = useRef('');
  useEffect(() => {
    if (!inner) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      markEditable(inner, opened.split(' '));
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
  }, [inner, tapped, opened]);
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
