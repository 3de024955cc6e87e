import { PostedResult } from '../features/contact-form/posted-result.tsx';
import { Contact } from '../sections/contact/contact.tsx';
import { PageFrame } from '../sections/frame/page-frame.tsx';
import { GetDirection } from '../sections/get-direction.tsx';

export function ContactPage({ posted }: { posted?: 'sent' | 'failed' }) {
  return (
    <PageFrame>
      {posted && <PostedResult outcome={posted} />}
      <Contact posted={posted} />
      <GetDirection />
    </PageFrame>
  );
}

/** Where the form without script leads; the two pages stand in no menu. */
export function MessageSentPage() {
  return <ContactPage posted="sent" />;
}

export function MessageFailedPage() {
  return <ContactPage posted="failed" />;
}
