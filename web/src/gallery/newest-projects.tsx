import type { Service } from '@theni/contract';
import { useCallback } from 'react';
import { listFiles } from '../api.ts';
import { gallery } from '../content/gallery.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AskLink } from './ask-link.tsx';
import { galleryAddress } from './choice.ts';
import { filesAddress } from './gallery-requests.ts';
import { MediaTile } from './media-tile.tsx';
import css from './newest-projects.module.css';
import { useFiles } from './use-files.ts';

const COUNT = 3;
const text = gallery.newest;
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 33vw, (min-resolution: 2.5dppx) 55vw, 88vw';
const places = Array.from({ length: COUNT }, (_, index) => index);

/** The newest projects of some services, and the way to all of them. */
export function NewestProjects({ services }: { services: Service[] }) {
  const address = filesAddress({ services }, COUNT);
  const fetchNewest = useCallback(
    async (signal?: AbortSignal) => (await listFiles(address, signal)).items,
    [address],
  );
  const { items, failed, remove, retry } = useFiles(fetchNewest);
  if (items?.length === 0) return <p>{text.empty}</p>;
  return (
    <>
      {failed ? (
        <p role="status" className={css.failed}>
          {gallery.failed}
          <Button look="outline" onClick={retry}>
            {gallery.retry}
          </Button>
        </p>
      ) : (
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
      )}
      <ButtonLink to={galleryAddress({ services })} look="outline">
        {text.all}
      </ButtonLink>
    </>
  );
}
