import { PageFrame } from '../navigation/page-frame.tsx';
import { useWords } from '../page-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import css from './gallery-page.module.css';

export default function GalleryPage() {
  const { gallery } = useWords();
  return (
    <PageFrame>
      <PageHead heading={gallery.heading} intro={gallery.intro} />
      <section className={`wrap stack ${css.gallery}`}>
        <GalleryGrid />
        <p className={css.admin}>
          <ButtonLink to="/admin/auth" variant="outline">
            {gallery.adminPanel}
          </ButtonLink>
        </p>
      </section>
    </PageFrame>
  );
}
