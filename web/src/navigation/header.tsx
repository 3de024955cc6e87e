import { pathIn } from '@theni/contract/site-map';
import type { SyntheticEvent } from 'react';
import { englishPathOf, usePage } from '../current-page.ts';
import { useEditMark } from '../edit-marks.ts';
import { usePageContext, useWords } from '../page-context.ts';
import { EmailLink, mainPhone, PhoneLink } from '../ui/contact-links.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
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

/** The drawing of the icon, web/public/favicon.svg, in colours that follow its ground. */
export function Logo() {
  const { company } = useWords();
  return (
    <Link to="/" className={`tap-target ${css.logo}`}>
      <svg className={css.mark} viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
        <path className={css.sun} d="M9.6 2.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8Z" />
        <path className={css.hill} d="M1 18.6 8.8 13l3.6 2L20.6 4.6 31 18.6Z" />
        <path
          className={css.plots}
          d="M1 20.6h10.6L9.4 30H1ZM13.8 20.6h4.4L20.2 30h-8.4ZM20.4 20.6H31V30h-8.4Z"
        />
      </svg>
      <span className={css.name}>{company.name}</span>
    </Link>
  );
}
