import type { SyntheticEvent } from 'react';
import { pathIn } from '../pages.ts';
import { pathOf, useEdition, usePage } from '../words/words.ts';
import css from './language-switch.module.css';

/** To the same page in the other language, with what is chosen on it: a page load, which brings the other words. */
export function LanguageSwitch() {
  const edition = useEdition();
  const { language, words } = edition;
  const page = usePage();
  if (page === 'admin') return null;

  const other = language === 'en' ? 'ta' : 'en';
  const path = page === 'notFound' ? '/' : pathOf(edition, page);
  return (
    <a
      className={css.switch}
      href={pathIn(other, path)}
      onPointerDown={takeAlong}
      onClick={takeAlong}
      lang={`${other}-IN`}
      hrefLang={`${other}-IN`}
    >
      {words.frame.languageSwitch}
    </a>
  );
}

/** What is chosen changes while the page is open, and the prerendered page knows nothing of it. */
function takeAlong({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
}
