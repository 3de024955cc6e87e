import { type ReactNode, useEffect } from 'react';
import { ContactForm } from '../../contact-form/contact-form.tsx';
import { forgetDraft, readDraft } from '../../contact-form/draft.ts';
import { PostedResult, type PostResult } from '../../contact-form/sending.tsx';
import { usePage } from '../../current-page.ts';
import { GetDirection } from '../../map/get-direction.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import type { AnyPage } from '../../page-addresses.ts';
import { useWords } from '../../page-context.ts';
import { ChatLink, EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './contact-page.module.css';

/** A browser without script lands on these pages after it has posted the form. */
const POST_RESULTS: Partial<Record<AnyPage, PostResult>> = {
  messageSent: 'sent',
  messageFailed: 'failed',
};

export default function ContactPage() {
  const { contact } = useWords();
  const postResult = POST_RESULTS[usePage()];
  useEffect(() => {
    // The draft was kept by a script that then did not send it.
    if (postResult === 'sent') forgetDraft(readDraft());
  }, [postResult]);
  return (
    <PageFrame>
      {postResult ? (
        <>
          <PostedResult postResult={postResult} />
          <DirectWays />
        </>
      ) : (
        <>
          <section className={`wide-columns ${css.contact}`}>
            <DirectWays>
              <p className={`intro ${css.intro}`}>{contact.intro}</p>
            </DirectWays>
            <div className={css.form}>
              <ContactForm />
            </div>
          </section>
          <GetDirection />
        </>
      )}
    </PageFrame>
  );
}

function DirectWays({ children }: { children?: ReactNode }) {
  const { company, contact, frame } = useWords();
  return (
    <div className="teal band">
      <Contours />
      <div className={`stack ${css.words}`}>
        <h1>{contact.heading}</h1>
        {children}
        <h2 className={css.direct}>{contact.direct}</h2>
        <ul className={css.ways}>
          {company.phones.map((phone, index) => (
            <li key={index}>
              <PhoneLink index={index} className="tap-target">
                <Icon name="phone" />
                {phone}
              </PhoneLink>
            </li>
          ))}
          <li>
            <ChatLink className="tap-target">
              <Icon name="chat" />
              {frame.whatsapp}
            </ChatLink>
          </li>
          <li>
            <EmailLink className="tap-target">
              <Icon name="mail" />
              {company.email}
            </EmailLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
