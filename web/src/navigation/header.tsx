import { pathIn } from '@theni/contract/site-map';
import type { SyntheticEvent } from 'react';
import { mainPhone } from '../contact-links.ts';
import { englishPathOf, usePage } from '../current-page.ts';
import { useEditMark } from '../edit-marks.ts';
import { usePageContext, useWords } from '../page-context.ts';
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import css from './header.module.css';
import { DesktopMenu, MobileMenu } from './menus.tsx';

export function Header() {
  const { frame } = useWords();
  return (
    <header className={css.header}>
      <a href="#content" className={css.skip}>
        {frame.skipLink}
      </a>
      <ContactStrip />
      <div className={`wrap row ${css.bar}`}>
        <Logo />
        <DesktopMenu />
        <LanguageSwitch />
        <MobileMenu />
      </div>
    </header>
  );
}

function ContactStrip() {
  const { company, frame } = useWords();
  const phone = mainPhone(company);
  return (
    <section className={`forest ${css.strip}`} aria-label={frame.contactStrip}>
      <div className={`wrap row ${css.stripRow}`}>
        <EmailLink
          className={`tap-target ${css.direct}`}
          aria-label={`${frame.email} ${company.email}`}
        >
          <Icon name="mail" size={20} />
          <span className={css.address}>{company.email}</span>
        </EmailLink>
        <PhoneLink className={`tap-target ${css.direct}`} aria-label={`${frame.call} ${phone}`}>
          <Icon name="phone" size={20} />
          <span className={css.address}>{phone}</span>
        </PhoneLink>
        <SocialLinks />
      </div>
    </section>
  );
}

/** Leads to the same page in the other language, whose words a page load brings. */
function LanguageSwitch() {
  const context = usePageContext();
  const { language, words } = context;
  const page = usePage();
  if (page === 'admin') return null;

  const other = language === 'en' ? 'ta' : 'en';
  const path = page === 'notFound' ? '/' : englishPathOf(context, page);
  return (
    <a
      className={`tap-target ${css.switch}`}
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

/** Takes the query along: the served page does not know what the visitor has chosen since. */
function takeAlong({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
}

const NETWORKS = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

export function SocialLinks() {
  const { company, frame } = useWords();
  const mark = useEditMark();
  const shown = NETWORKS.filter((network) => company.social[network]);
  if (shown.length === 0) return null;
  return (
    <ul className={`row ${css.networks}`}>
      {shown.map((network) => (
        <li key={network}>
          <a
            href={company.social[network]}
            className={`icon-button ${css.network}`}
            rel="me noopener"
            aria-label={frame.social[network]}
            {...mark(`company.social.${network}`)}
          >
            <Icon name={network} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
