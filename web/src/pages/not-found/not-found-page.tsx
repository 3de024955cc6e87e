import type { ReactNode } from 'react';
import { notFound } from '../../content/not-found.ts';
import { mainMenu, pages } from '../../content/pages.ts';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { notFound as drawing } from '../../pictures/pictures.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './not-found-page.module.css';

const ways = mainMenu.flat().filter((page) => page !== pages.about);

/** @param props.children stand right under its message */
export default function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <PageFrame>
      <section className={`wrap ${css.row}`}>
        <Picture picture={drawing} alt="" sizes="(min-width: 48rem) 34rem, 100vw" first />
        <div className={css.text}>
          <h1>{notFound.message}</h1>
          {children}
          <p>{notFound.text}</p>
          <ul className={css.ways}>
            {ways.map(({ path, name }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </PageFrame>
  );
}
