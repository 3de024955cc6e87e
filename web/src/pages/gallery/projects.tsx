import { gallery } from '../../content/gallery.ts';
import { GalleryGrid } from '../../gallery/gallery-grid.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './projects.module.css';

export function Projects() {
  return (
    <section className={`wrap ${css.projects}`}>
      <div className={css.head}>
        <h1>{gallery.heading}</h1>
        <p className={css.lead}>{gallery.lead}</p>
      </div>
      <GalleryGrid />
      <p className={css.admin}>
        <ButtonLink to="/admin/auth" look="outline">
          {gallery.adminPanel}
        </ButtonLink>
      </p>
    </section>
  );
}
