import { AUTHORITY } from '@theni/contract/plots';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../deployment.ts';
import { galleryAddress } from '../../gallery/choice.ts';
import { posterOf, useItemNames } from '../../gallery/item-names.ts';
import { Link } from '../../ui/link.tsx';
import { srcSetOf } from '../../ui/picture.tsx';
import { plainClick } from '../../ui/plain-click.ts';
import { Section } from '../../ui/section.tsx';
import type { ShownLayout } from '../../words/shown-layout.ts';
import css from './layout-page.module.css';

/** The gallery's own large view: its code comes when a photo is opened first. */
const Lightbox = lazy(async () => ({
  default: (await loadChunk(import('../../gallery/lightbox.tsx'))).Lightbox,
}));

const SIZES = '(min-width: 62rem) 20rem, (min-width: 40rem) 33vw, 50vw';

/** Without script, a photo is a link to it in the gallery. */
export function Photos({ layout }: { layout: ShownLayout }) {
  const { photos, promoter, registration, text } = layout;
  const [open, setOpen] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  if (photos.length === 0) return null;
  const papers = (
    <>
      {registration.number || text.noRegistration}
      <br />
      {AUTHORITY} · {promoter.name}
    </>
  );
  return (
    <Section heading={text.photos} tone="forest" intro={papers}>
      <ul className={css.photos}>
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <Link
              to={galleryAddress({}, photo._id)}
              onClick={plainClick(() => {
                setOpen(index);
                setIsOpen(true);
              })}
            >
              <Photo photo={photo} />
            </Link>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <Lightbox
            items={photos}
            index={open}
            isOpen={isOpen}
            onView={setOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

function Photo({ photo }: { photo: ShownLayout['photos'][number] }) {
  const { alt, place } = useItemNames(photo);
  return (
    <img
      src={posterOf({ ...photo, PosterUrl: photo.PosterUrl ?? photo.FileUrl })}
      srcSet={srcSetOf(photo.Variants)}
      sizes={SIZES}
      width={photo.Width}
      height={photo.Height}
      alt={`${alt}, ${place}`}
      style={photo.Colour ? { backgroundColor: photo.Colour } : undefined}
      loading="lazy"
      decoding="async"
    />
  );
}
