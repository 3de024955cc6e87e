import type { ReactNode } from 'react';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { NotFound } from './not-found.tsx';

/** @param props.children stand right under its message */
export default function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <PageFrame>
      <NotFound>{children}</NotFound>
    </PageFrame>
  );
}
