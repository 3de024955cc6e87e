import type { Language } from '@theni/contract/limits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { routerBase } from '../../location.tsx';
import { pathIn } from '../../pages.ts';
import tamilType from '../../styles/type-ta.css?inline';
import css from './preview.module.css';

/** About:blank would have the browser's old rules of layout. */
const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

interface Props {
  title: string;
  language: Language;
  /** In CSS pixels: it is made smaller where that does not fit. */
  width: number;
  /** Of the English page. */
  page: string;
  /** A link was pressed. @param path as it stands in the link */
  onLink: (path: string) => void;
  children: ReactNode;
}

/**
 * A page in a frame without an address: our own pages may not be framed, and in a narrow box of this page no media
 * query would know of it. It has a React root of its own.
 */
export function PreviewFrame({ title, language, width, page, onLink, children }: Props) {
  const [root, setRoot] = useState<Root>();
  const place = useRef<HTMLDivElement>(null);
  const available = useWidth(place);
  const scale = Math.min(1, available / width);
  const [memory] = useState(() => memoryLocation({ path: pathIn(language, page) }));

  useEffect(() => {
    root?.render(
      <Router base={routerBase(language)} hook={memory.hook}>
        {children}
      </Router>,
    );
  });

  useEffect(() => {
    // React forbids it while it renders.
    return () => queueMicrotask(() => root?.unmount());
  }, [root]);

  function fill(frame: HTMLIFrameElement) {
    const inner = frame.contentDocument;
    if (!inner) return;
    inner.documentElement.lang = `${language}-IN`;
    inner.title = title;
    copyStyles(inner, language);
    holdStill(inner, onLink);
    setRoot(createRoot(inner.body));
  }

  return (
    <div ref={place} className={css.place}>
      <iframe
        className={css.frame}
        title={title}
        srcDoc={EMPTY_PAGE}
        onLoad={(event) => fill(event.currentTarget)}
        style={{
          width,
          height: `calc(100% / ${scale})`,
          transform: `scale(${scale})`,
          marginInline: Math.max(0, (available - width) / 2),
        }}
      />
    </div>
  );
}

function useWidth(place: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(360);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

/** Those of this page, and those that come with a page's script as long as the frame is there. */
function copyStyles(inner: Document, language: Language): void {
  const type = inner.createElement('style');
  // After all others, as on the Tamil pages.
  if (language === 'ta') type.textContent = tamilType;
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

/** Nothing is called, sent or left: links within the site show their page here. */
function holdStill(inner: Document, onLink: Props['onLink']): void {
  inner.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  inner.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      const { host, pathname } = new URL(link.href);
      if (host === location.host) onLink(pathname);
    },
    true,
  );
}
