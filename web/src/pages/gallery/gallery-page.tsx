import { PageFrame } from '../../navigation/page-frame.tsx';
import { Projects } from './projects.tsx';

export function GalleryPage() {
  return (
    <PageFrame>
      <Projects />
    </PageFrame>
  );
}
