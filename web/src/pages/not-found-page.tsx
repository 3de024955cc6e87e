import { PageFrame } from '../sections/frame/page-frame.tsx';
import { NotFound } from '../sections/not-found/not-found.tsx';

export function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
