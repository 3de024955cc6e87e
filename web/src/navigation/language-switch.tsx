import { useEffect, useState } from 'react';
import { useSearch } from '../location.tsx';
import { pathIn } from '../pages.ts';
import { pathOf, useEdition, usePage } from '../words/words.ts';
import css from './language-switch.module.css';

/** To the same page in the other language, with what is chosen on it: a page load, which brings the other words. */
export function LanguageSwitch() {
  const edition = useEdition();
  const { language, words } = edition;
  const query = useOnceLive(useSearch());
  const page = usePage();
  if (page === 'admin') return null;

  const other = language === 'en' ? 'ta' : 'en';
  const path = page === 'notFound' ? '/' : pathOf(edition, page);
  return (
    <a
      className={css.switch}
      href={pathIn(other, path) + query}
      lang={`${other}-IN`}
      hrefLang={`${other}-IN`}
    >
      {words.frame.languageSwitch}
    </a>
  );
}

/** The prerendered page knows no query, and what it is brought to life with must be the same. */
function useOnceLive(search: string): string {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(search), [search]);
  return query;
}
