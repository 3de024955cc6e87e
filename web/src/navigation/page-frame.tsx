import type { ReactNode } from 'react';
import { mainPhone, telephoneLink, useGreeting } from '../contact-links.ts';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './page-frame.module.css';

/** @param props.chat WhatsApp, on a page that asks about more than its name */
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

/** Under the thumb on every phone. */
function BottomBar({ chat }: { chat: string | undefined }) {
  const { company, frame } = useWords();
  const greeting = useGreeting();
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
        href={chat ?? greeting(company.whatsapp)}
        className={css.chat}
        {...mark('company.whatsapp')}
      >
        <Icon name="chat" size={24} />
        {frame.whatsapp}
      </a>
    </nav>
  );
}
