import { adminText } from '../../content/admin.ts';
import { SignInAgain } from '../frame/session-notice.tsx';
import css from './auth-page.module.css';

/** In the place of a page whose session another tab has ended. */
export function LoggedOutPage() {
  return (
    <main className={css.page} id="content" tabIndex={-1}>
      <h1 className={css.site}>{adminText.auth.heading}</h1>
      <SignInAgain sentence={adminText.session.loggedOut} />
    </main>
  );
}
