import type { Words } from '@theni/content';
import type { Language } from '@theni/contract/site-map';
import { createContext, useContext } from 'react';
import type { LayoutPageData } from './layouts/layout-page-data.ts';

export interface PageContextValue {
  language: Language;
  words: Words;
  /** On the page of a layout. */
  layout?: LayoutPageData;
  /** Addresses of the style sheets that the document links below its first screen. */
  deferredStyles?: string[];
  /** On the gallery's page: what answers boot.ts, which has asked for its first items. */
  firstItems?: Promise<Response>;
  /** Whether the admin looks at a page that is not public yet. */
  isPreview?: boolean;
  /**
   * In the preview: the path in the content of an object of the words, such as a picture
   * ('home.hero.picture').
   */
  contentPathOf?: (value: object) => string | undefined;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePageContext(): PageContextValue {
  const context = useContext(PageContext);
  if (!context) throw new Error('No words: the page stands outside of its PageContext.');
  return context;
}

export function useWords(): Words {
  return usePageContext().words;
}
