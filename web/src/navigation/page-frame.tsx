import type { ReactNode } from 'react';
import { BottomBar, type Chat } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

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
