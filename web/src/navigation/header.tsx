import { site } from '../../../config/chosen.ts';
import { emailLink, mainPhone, telephoneLink } from '../company/links.ts';
import { frame } from '../content/frame.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import css from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { SocialLinks } from './social-links.tsx';

export function Header() {
  return (
    <header>
      <a href="#content" className={css.skip}>
        {frame.skipLink}
      </a>
      <ContactStrip />
      <div className={`wrap ${css.bar}`}>
        <Logo />
        <DesktopMenu />
        <MobileMenu />
      </div>
    </header>
  );
}

function ContactStrip() {
  return (
    <section className={css.strip} aria-label={frame.contactStrip}>
      <div className={`wrap ${css.stripRow}`}>
        <a
          href={emailLink(site.email)}
          className={css.direct}
          aria-label={`${frame.email} ${site.email}`}
        >
          <Icon name="mail" size={20} />
          <span className={css.address}>{site.email}</span>
        </a>
        <a
          href={telephoneLink(mainPhone)}
          className={css.direct}
          aria-label={`${frame.call} ${mainPhone}`}
        >
          <Icon name="phone" size={20} />
          <span className={css.address}>{mainPhone}</span>
        </a>
        <SocialLinks />
      </div>
    </section>
  );
}
