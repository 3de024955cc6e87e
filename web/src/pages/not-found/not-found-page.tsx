import type { ReactNode } from 'react';
import { MenuEntry } from '../../navigation/menus.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { mainMenu } from '../../page-addresses.ts';
import { useWords } from '../../page-context.ts';
import { drawing } from '../../pictures/pictures.ts';
import { Picture } from '../../ui/picture.tsx';
import css from './not-found-page.module.css';

const ways = mainMenu.flat().filter((page) => page !== 'about');

export default function NotFoundPage({ children }: { children?: ReactNode }) {
  const { notFound } = useWords();
  return (
    <PageFrame>
      <section className={`wrap columns ${css.pictureAndText}`}>
        <Picture
          picture={drawing('not-found')}
          alt=""
          sizes="(min-width: 48rem) 34rem, 100vw"
          isInFirstView
        />
        <div className={`stack ${css.text}`}>
          <h1>{notFound.message}</h1>
          {children}
          <p>{notFound.text}</p>
          <ul className={`row ${css.ways}`}>
            {ways.map((page) => (
              <MenuEntry key={page} page={page} className="tap-target text-link" />
            ))}
          </ul>
        </div>
      </section>
    </PageFrame>
  );
}
