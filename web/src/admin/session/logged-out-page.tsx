import { adminText } from '../../content/admin.ts';
import { Header } from '../../navigation/header.tsx';
import { SignInAgain } from '../frame/session-notice.tsx';
import css from './auth-page.module.css';

/** In the place of a page whose session another tab has ended. */
export function LoggedOutPage() {
  return (
    <>
      <Header />
      <main className={css.page} id="content" tabIndex={-1}>
        <h1>{adminText.auth.heading}</h1>
        <SignInAgain sentence={adminText.session.loggedOut} />
      </main>
    </>
  );
}
