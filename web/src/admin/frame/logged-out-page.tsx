import { Header } from '../../navigation/header.tsx';
import css from '../session/auth-page.module.css';
import { adminText } from '../words.ts';
import { SignInAgain } from './session-notice.tsx';

/** In the place of a page whose session another tab has ended. */
export function LoggedOutPage() {
  return (
    <>
      <Header isCompact />
      <main className={css.page} id="content" tabIndex={-1}>
        <h1>{adminText.auth.heading}</h1>
        <SignInAgain sentence={adminText.session.loggedOut} />
      </main>
    </>
  );
}
