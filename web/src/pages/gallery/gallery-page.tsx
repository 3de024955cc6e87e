import { PageFrame } from '../../navigation/page-frame.tsx';
import { Projects } from './projects.tsx';

export default function GalleryPage() {
  return (
    <PageFrame>
      <Projects />
    </PageFrame>
  );
}
