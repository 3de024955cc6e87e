import type { Service } from '@theni/contract';
import { galleryAddress, toQuery } from '../../gallery/filter.ts';
import { GalleryItem, ItemsFailed } from '../../gallery/gallery-item.tsx';
import { itemsAddress, usePageItems } from '../../gallery/items.ts';
import { useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import css from './newest-items.module.css';

const COUNT = 3;
const sizes =
  '(min-width: 62rem) 26rem, (min-width: 40rem) 33vw, (min-resolution: 2.5dppx) 55vw, 88vw';
const slots: undefined[] = Array(COUNT).fill(undefined);

export function NewestItems({ services }: { services: Service[] }) {
  const { gallery } = useWords();
  const text = gallery.newest;
  const { items, failed, retry } = usePageItems(itemsAddress(toQuery({ services }), COUNT));
  const isEmpty = items?.length === 0;
  return (
    <Section heading={text.heading} ruled>
      <div className={`stack ${css.newest}`}>
        {failed && <ItemsFailed onRetry={retry} />}
        {isEmpty && <p>{gallery.empty}</p>}
        {!failed && !isEmpty && (
          <ul data-live-part className={`needs-script ${css.items}`}>
            {(items ?? slots).map((item, index) => (
              <li key={index} className={css.slot}>
                {item && (
                  <GalleryItem item={item} address={galleryAddress({}, item._id)} sizes={sizes} />
                )}
              </li>
            ))}
          </ul>
        )}
        {!isEmpty && (
          <p>
            <ButtonLink to={galleryAddress({ services })} variant="outline">
              {text.all}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  );
}
