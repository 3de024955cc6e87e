import { GalleryGrid } from '../../gallery/gallery-grid.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { StylesBelow } from '../../ui/styles-below.tsx';
import { useWords } from '../../words/words.ts';
import css from './gallery-page.module.css';

export default function GalleryPage() {
  const { gallery } = useWords();
  return (
    <PageFrame>
      <section className={`wrap stack ${css.gallery}`}>
        <div className={`columns ${css.head}`}>
          <h1>{gallery.heading}</h1>
          <p className={css.lead}>{gallery.lead}</p>
        </div>
        <GalleryGrid />
        <StylesBelow />
        <p className={css.admin}>
          <ButtonLink to="/admin/auth" variant="outline">
            {gallery.adminPanel}
          </ButtonLink>
        </p>
      </section>
    </PageFrame>
  );
}
