import type { SendState } from '../features/contact-form/use-send.ts';
import { Contact } from '../sections/contact/contact.tsx';
import { PageFrame } from '../sections/frame/page-frame.tsx';
import { GetDirection } from '../sections/get-direction.tsx';

export function ContactPage({ outcome = 'idle' }: { outcome?: SendState }) {
  return (
    <PageFrame>
      <Contact outcome={outcome} />
      <GetDirection />
    </PageFrame>
  );
}

/** Where the form without script leads; the two pages stand in no menu. */
export function MessageSentPage() {
  return <ContactPage outcome="sent" />;
}

export function MessageFailedPage() {
  return <ContactPage outcome="failed" />;
}
