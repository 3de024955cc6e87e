import { useEditMark } from '../edit-marks.ts';
import { footerPages } from '../page-addresses.ts';
import { useWords } from '../page-context.ts';
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx';
import css from './footer.module.css';
import { Logo, SocialLinks } from './header.tsx';
import { MenuEntry } from './menus.tsx';
import ridge from './ridge.svg?no-inline';

export function Footer() {
  const { company, frame, layouts } = useWords();
  const mark = useEditMark();
  const { address } = company;
  const text = frame.footer;
  return (
    <footer className={`forest page-end ${css.footer}`}>
      {/* The Western Ghats, in two ranges. */}
      <img className={css.ridge} src={ridge} width={1200} height={90} alt="" loading="lazy" />
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
              <dd key={index}>
                <PhoneLink index={index} className="tap-target">
                  {phone}
                </PhoneLink>
              </dd>
            ))}
          </div>
          <div>
            <dt>{text.office}</dt>
            <dd>
              <address {...mark('company.address')}>
                {address.street}
                <br />
                {`${address.locality} ${address.postalCode}`}
                <br />
                {address.region}
              </address>
            </dd>
          </div>
          <div className={css.email}>
            <dt>{frame.email}</dt>
            <dd>
              <EmailLink className="tap-target">{company.email}</EmailLink>
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
        <p>{`© ${company.name}. ${text.rights}`}</p>
      </div>
    </footer>
  );
}
