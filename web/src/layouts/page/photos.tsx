import { AUTHORITY } from '@theni/contract/government-sites';
import { useState } from 'react';
import { galleryAddress } from '../../gallery/filter.ts';
import { ItemPhoto } from '../../gallery/item-photo.tsx';
import { LargeView } from '../../gallery/large-view.tsx';
import { Link, plainClick } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { BreakingAtStrokes } from '../layout-line.tsx';
import type { LayoutPageData } from '../layout-page-data.ts';
import { forGrid } from '../layout-photos.ts';
import css from './layout-page.module.css';

const SIZES =
  '(min-width: 62rem) 20rem, (min-width: 40rem) 33vw, (min-resolution: 2.5dppx) 29vw, 50vw';

/** Without script, a photo is a link to it in the gallery. */
export function Photos({ layout }: { layout: LayoutPageData }) {
  const { photos, promoter, registration, text } = layout;
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  if (photos.length === 0) return null;
  const registrationAndPromoter = (
    <>
      <BreakingAtStrokes text={registration.number || text.noRegistration} />
      <br />
      {`${AUTHORITY} · ${promoter.name}`}
    </>
  );
  return (
    <Section heading={text.photos} tone="forest" intro={registrationAndPromoter}>
      <ul className={css.photos}>
        {photos.map((photo, at) => (
          <li key={photo._id}>
            <Link
              to={galleryAddress({}, photo._id)}
              onClick={plainClick(() => {
                setIndex(at);
                setIsOpen(true);
              })}
            >
              <ItemPhoto item={forGrid(photo)} sizes={SIZES} isPlaceNamed />
            </Link>
          </li>
        ))}
      </ul>
      <LargeView
        items={photos}
        index={index}
        isOpen={isOpen}
        onView={setIndex}
        onClose={() => setIsOpen(false)}
      />
    </Section>
  );
}
