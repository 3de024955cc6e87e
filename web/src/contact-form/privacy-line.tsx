import { fill } from '@theni/content/fill';
import { pages } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { useWords } from '../words/words.ts';
import css from './contact-form.module.css';

/** Who gets the data and for what, before they are sent (Digital Personal Data Protection Act, 2023, section 5). */
export function PrivacyLine() {
  const { company, contact } = useWords();
  return (
    <div className={css.privacy}>
      <p>{fill(contact.privacy.line, { company: company.name })}</p>
      <Link to={pages.privacy.path}>{contact.privacy.link}</Link>
    </div>
  );
}
