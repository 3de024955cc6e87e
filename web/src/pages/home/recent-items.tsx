import { HOME_ITEMS } from '@theni/contract/item';
import { pages } from '@theni/contract/site-map';
import { galleryAddress } from '../../gallery/filter.ts';
import { GalleryItem, ItemFrame, ItemsFailed } from '../../gallery/gallery-item.tsx';
import { serviceIn, usePageItems } from '../../gallery/items.ts';
import { useWords } from '../../page-context.ts';
import { ChosenPicture } from '../../pictures/chosen-picture.tsx';
import { isDrawingName } from '../../pictures/pictures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import css from './home-page.module.css';

const SIZES = '(min-width: 62rem) 25rem, (min-resolution: 2.5dppx) 29vw, 50vw';
const slots = Array.from({ length: HOME_ITEMS }, (_, index) => index);

/** Six slots are in the page from the start; each shows its item as soon as there is one. */
export function RecentItems() {
  const { home, defaultProjects } = useWords();
  const text = home.recentProjects;
  const { items, failed, retry } = usePageItems('/api/file?home=1');
  const hasDrawing = defaultProjects.some(
    ({ picture }, index) => !items?.[index] && isDrawingName(picture.file),
  );
  const all = (
    <ButtonLink to={pages.gallery.path} variant="outline">
      {text.all}
    </ButtonLink>
  );
  return (
    <Section heading={text.heading} ruled tone="forest" intro={all}>
      <ul data-live-part className={css.tiles}>
        {slots.map((index) => {
          const item = items?.[index];
          return (
            <li key={index}>
              {item ? (
                <GalleryItem item={item} address={galleryAddress({}, item._id)} sizes={SIZES} />
              ) : (
                <DefaultItem index={index} />
              )}
            </li>
          );
        })}
      </ul>
      <p className={hasDrawing ? css.note : css.noNote}>{text.drawings}</p>
      {failed && (
        <div className={css.failed}>
          <ItemsFailed onRetry={retry} />
        </div>
      )}
    </Section>
  );
}

function DefaultItem({ index }: { index: number }) {
  const words = useWords();
  const item = words.defaultProjects[index];
  if (!item) return null;
  const service = serviceIn(words, item.service);
  return (
    <ItemFrame location={item.place} service={service}>
      <ChosenPicture choice={item.picture} alt={service} sizes={SIZES} />
    </ItemFrame>
  );
}
