import { site } from '../../../../config/chosen.ts';
import { emailLink, telephoneLink, whatsappLink } from '../../company/links.ts';
import { ContactForm } from '../../contact-form/contact-form.tsx';
import { PostedResult } from '../../contact-form/send-result.tsx';
import { contact } from '../../content/contact.ts';
import { frame } from '../../content/frame.ts';
import { pages } from '../../content/pages.ts';
import { GetDirection } from '../../map/get-direction.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './contact-page.module.css';

export default function ContactPage({ posted }: { posted?: 'sent' | 'failed' }) {
  return (
    <PageFrame>
      {posted && <PostedResult outcome={posted} />}
      <Contact posted={posted} />
      <GetDirection />
    </PageFrame>
  );
}

/** @param posted where a browser without script lands after it has posted the form: what came of it */
function Contact({ posted }: { posted?: 'sent' | 'failed' | undefined }) {
  return (
    <section className={css.contact}>
      <div className={css.side}>
        <Contours />
        <div className={css.words}>
          <h1>{contact.heading}</h1>
          <p className={css.lead}>{contact.lead}</p>
          <h2 className={css.direct}>{contact.direct}</h2>
          <ul className={css.ways}>
            {site.phones.map((phone) => (
              <li key={phone}>
                <a href={telephoneLink(phone)}>
                  <Icon name="phone" />
                  {phone}
                </a>
              </li>
            ))}
            <li>
              <a href={whatsappLink(site.whatsapp, pages.contact.name)}>
                <Icon name="chat" />
                {frame.whatsapp}
              </a>
            </li>
            <li>
              <a href={emailLink(site.email)}>
                <Icon name="mail" />
                {site.email}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className={css.form}>
        <ContactForm posted={posted} />
      </div>
    </section>
  );
}
