import { telephoneLink } from '../company/links.ts';
import { footerPages } from '../pages.ts';
import { Logo } from '../ui/logo.tsx';
import { useEditMark, useWords } from '../words/words.ts';
import css from './footer.module.css';
import { SocialLinks } from './header.tsx';
import { MenuEntry } from './menus.tsx';

export function Footer() {
  const { company, frame, layouts } = useWords();
  const mark = useEditMark();
  const { address } = company;
  const text = frame.footer;
  return (
    <footer className={`forest ${css.footer}`}>
      <Ridge />
      <div className={`wrap columns ${css.columns}`}>
        <div className={`stack ${css.company}`}>
          <Logo />
          <p className={css.promise}>{text.promise}</p>
          <SocialLinks />
        </div>
        <dl className={css.contact}>
          <div>
            <dt>{text.phone}</dt>
            {company.phones.map((phone, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same
              <dd key={index}>
                <a
                  href={telephoneLink(phone)}
                  className="tap-target"
                  {...mark(`company.phones.${index}`)}
                >
                  {phone}
                </a>
              </dd>
            ))}
          </div>
          <div>
            <dt>{text.office}</dt>
            <dd>
              <address {...mark('company.address')}>
                {address.street}
                <br />
                {address.locality} {address.postalCode}
                <br />
                {address.region}
              </address>
            </dd>
          </div>
          <div className={css.email}>
            <dt>{text.email}</dt>
            <dd>
              <a href={`mailto:${company.email}`} className="tap-target" {...mark('company.email')}>
                {company.email}
              </a>
            </dd>
          </div>
        </dl>
        <nav aria-label={text.pages}>
          <ul className={css.pages}>
            {footerPages
              .filter((page) => page !== 'layouts' || layouts.length > 0)
              .map((page) => (
                <MenuEntry key={page} page={page} className="tap-target" />
              ))}
          </ul>
        </nav>
      </div>
      <div className={`wrap row ${css.end}`}>
        <p>
          © {company.name}. {text.rights}
        </p>
      </div>
    </footer>
  );
}

/** The Western Ghats along the top of the footer, in two ranges. */
function Ridge() {
  return (
    <svg className={css.ridge} viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={css.far}
        d="M0 62 70 50l60 10 90-38 66 24 60-30 84 34 70-14 96 26 90-46 80 30 74-18 90 34 80-42 76 32 64-16 50 20v64H0z"
      />
      <path
        className={css.near}
        d="M0 84l90-20 80 12 110-30 90 24 120-12 100 22 130-34 90 20 110-8 100 20 90-24 90 14v22H0z"
      />
    </svg>
  );
}
