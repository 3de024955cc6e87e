import ContactPage from './contact-page.tsx';

/** Where the form without script leads once its message is stored. */
export default function MessageSentPage() {
  return <ContactPage posted="sent" />;
}
