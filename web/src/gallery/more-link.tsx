import type { Ref } from 'react';
import { gallery } from '../content/gallery.ts';
import { ButtonLink } from '../ui/button.tsx';
import { isModifiedClick } from '../ui/is-modified-click.ts';
import { galleryAddress, readChoice } from './choice.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  /** The API's address of the next page. */
  next: string;
  show: () => void;
}

export function MoreLink({ ref, next, show }: Props) {
  return (
    <div ref={ref}>
      <ButtonLink
        to={addressOf(next)}
        look="outline"
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          show();
        }}
      >
        {gallery.more}
      </ButtonLink>
    </div>
  );
}

/** The gallery's own address of a page of the API's list: both say it in the same words. */
function addressOf(next: string): string {
  return galleryAddress(readChoice(next.slice(next.indexOf('?'))));
}
