import type { ReactNode } from 'react';
import { useWords } from '../page-context.ts';
import { ChatLink, PhoneLink } from '../ui/contact-links.tsx';
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
  const { frame } = useWords();
  return (
    <nav className={css.bar} aria-label={frame.callBar}>
      <PhoneLink className={css.call}>
        <Icon name="phone" size={22} />
        {frame.call}
      </PhoneLink>
      <ChatLink to={chat} className={css.chat}>
        <Icon name="chat" size={24} />
        {frame.whatsapp}
      </ChatLink>
    </nav>
  );
}
