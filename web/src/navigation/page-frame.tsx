import type { ReactNode } from 'react';
import { mainPhone, telephoneLink, useChatLink } from '../contact-links.ts';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './page-frame.module.css';

/** @param props.chat the link to WhatsApp of a page that is about more than its name says */
export function PageFrame({ chat, children }: { chat?: string; children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar chat={chat} />
    </>
  );
}

/** Call and WhatsApp stay under the thumb on every phone. */
function BottomBar({ chat }: { chat: string | undefined }) {
  const { company, frame } = useWords();
  const chatLinkTo = useChatLink();
  const mark = useEditMark();
  return (
    <nav className={css.bar} aria-label={frame.callBar}>
      <a
        href={telephoneLink(mainPhone(company))}
        className={css.call}
        {...mark('company.phones.0')}
      >
        <Icon name="phone" size={22} />
        {frame.call}
      </a>
      <a
        href={chat ?? chatLinkTo(company.whatsapp)}
        className={css.chat}
        {...mark('company.whatsapp')}
      >
        <Icon name="chat" size={24} />
        {frame.whatsapp}
      </a>
    </nav>
  );
}
