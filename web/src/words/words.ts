import type { Words } from '@theni/content';
import type { Language } from '@theni/contract/limits';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../pages.ts';
import { type PageWords, pageWords } from './page-words.ts';

/** The language of this document and what it says in it. */
export interface Edition {
  language: Language;
  words: Words;
  /** Not public yet: the admin looks at it. */
  isPreview?: boolean;
}

export const EditionContext = createContext<Edition | undefined>(undefined);

export function useEdition(): Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('No words: the page stands outside of its EditionContext.');
  return edition;
}

export function useWords(): Words {
  return useEdition().words;
}

/** Of the page that the visitor is on. */
export function usePageWords(): PageWords {
  return pageWords(useWords(), pageAt(useLocation().pathname));
}
