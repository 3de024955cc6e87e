import type { Service } from '@theni/contract';
import { useCallback } from 'react';
import { AskLink } from '../../gallery/ask-link.tsx';
import { galleryAddress } from '../../gallery/choice.ts';
import { GalleryItem } from '../../gallery/gallery-item.tsx';
import { itemsAddress, listItems } from '../../gallery/item-requests.ts';
import { useItems } from '../../gallery/use-items.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.ts';
import css from './newest-items.module.css';

const COUNT = 3;
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 33vw, (min-resolution: 2.5dppx) 55vw, 88vw';
const places = Array.from({ length: COUNT }, (_, index) => index);

export function NewestSection({ services, number }: { services: Service[]; number: number }) {
  return (
    <Section heading={useWords().gallery.newest.heading} number={number}>
      <NewestItems services={services} />
    </Section>
  );
}

/** The newest items of some services, and the way to all of them. */
function NewestItems({ services }: { services: Service[] }) {
  const { gallery } = useWords();
  const text = gallery.newest;
  const address = itemsAddress({ services }, COUNT);
  const fetchNewest = useCallback((signal?: AbortSignal) => listItems(address, signal), [address]);
  const { items, failed, remove, retry } = useItems(fetchNewest);
  if (items?.length === 0) return <p>{text.empty}</p>;
  return (
    <>
      {failed ? (
        <p role="status" className={css.failed}>
          {gallery.failed}
          <Button variant="outline" onClick={retry}>
            {gallery.retry}
          </Button>
        </p>
      ) : (
        <ul className={css.items}>
          {places.map((index) => {
            const item = items?.[index];
            if (items && !item) return null;
            return (
              <li key={index} className={css.place}>
                {item && (
                  <GalleryItem
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
      <ButtonLink to={galleryAddress({ services })} variant="outline">
        {text.all}
      </ButtonLink>
    </>
  );
}
