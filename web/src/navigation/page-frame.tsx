import type { ReactNode } from 'react';
import { mainPhone, telephoneLink, useGreeting } from '../company/links.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './page-frame.module.css';

/** What WhatsApp has typed already on a page that is about more than its name. */
interface Chat {
  link: string;
  /** The number of the plot that it is about. */
  plot: string | undefined;
}

/** The common frame of every public page. */
export function PageFrame({ chat, children }: { chat?: Chat; children: ReactNode }) {
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
function BottomBar({ chat }: { chat: Chat | undefined }) {
  const { company, frame } = useWords();
  const greeting = useGreeting();
  return (
    <nav className={css.bar} aria-label={frame.contactStrip}>
      <a href={telephoneLink(mainPhone(company))} className={css.call}>
        <Icon name="phone" size={22} />
        {frame.call}
      </a>
      <a href={chat?.link ?? greeting(company.whatsapp)} className={css.chat}>
        <Icon name="chat" size={24} />
        {frame.whatsapp}
      </a>
    </nav>
  );
}
