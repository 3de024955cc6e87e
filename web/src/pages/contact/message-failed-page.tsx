import ContactPage from './contact-page.tsx';

/** Where the form without script leads when its message could not be stored. */
export default function MessageFailedPage() {
  return <ContactPage posted="failed" />;
}
