import { PageFrame } from '../sections/frame/page-frame.tsx';
import { Projects } from '../sections/gallery/projects.tsx';

export function GalleryPage() {
  return (
    <PageFrame>
      <Projects />
    </PageFrame>
  );
}
