import type { Item, Service } from '@theni/contract';
import { useCallback, useEffect, useState } from 'react';
import { gallery } from '../../content/gallery.ts';
import { listFiles } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AskLink } from './ask-link.tsx';
import { galleryAddress } from './choice.ts';
import { filesAddress } from './gallery-requests.ts';
import { MediaTile } from './media-tile.tsx';
import css from './newest-projects.module.css';

const COUNT = 3;
const text = gallery.newest;
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 33vw, (min-resolution: 2.5dppx) 55vw, 88vw';
const places = Array.from({ length: COUNT }, (_, index) => index);

/** The newest projects of some services, and the way to all of them. */
export function NewestProjects({ services }: { services: Service[] }) {
  const { items, remove } = useNewest(services);
  if (items?.length === 0) return <p>{text.empty}</p>;
  return (
    <>
      <ul className={css.tiles}>
        {places.map((index) => {
          const item = items?.[index];
          if (items && !item) return null;
          return (
            <li key={index} className={css.place}>
              {item && (
                <MediaTile
                  item={item}
                  number={index + 1}
                  address={galleryAddress({}, item._id)}
                  sizes={sizes}
                  Action={AskLink}
                  onGone={remove}
                />
              )}
            </li>
          );
        })}
      </ul>
      <ButtonLink to={galleryAddress({ services })} look="outline">
        {text.all}
      </ButtonLink>
    </>
  );
}

function useNewest(services: Service[]) {
  const [items, setItems] = useState<Item[]>();
  const address = filesAddress({ services }, COUNT);

  useEffect(() => {
    const leaving = new AbortController();
    listFiles(address, leaving.signal).then(
      (page) => setItems(page.items),
      (error) => {
        if (leaving.signal.aborted) return;
        console.error(error);
        setItems([]);
      },
    );
    return () => leaving.abort();
  }, [address]);

  const remove = useCallback(
    (id: string) => setItems((all) => all?.filter((item) => item._id !== id)),
    [],
  );
  return { items, remove };
}
