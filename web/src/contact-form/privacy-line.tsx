import { site } from '../../../config/chosen.ts';
import { contact } from '../content/contact.ts';
import { pages } from '../content/pages.ts';
import { Link } from '../ui/link.tsx';
import css from './contact-form.module.css';

/** Who gets the data and for what, before they are sent (Digital Personal Data Protection Act, 2023, section 5). */
export function PrivacyLine() {
  return (
    <div className={css.privacy}>
      <p>{contact.privacy.line(site.name)}</p>
      <Link to={pages.privacy.path}>{contact.privacy.link}</Link>
    </div>
  );
}
