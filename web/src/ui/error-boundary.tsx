import { Component, lazy, type ReactNode } from 'react';
import { useWords } from '../page-context.ts';
import { isServedPage } from '../served-page.ts';

/** Each page has brought its script already: a static import would move it out of `shared`. */
const PageFrame = lazy(async () => ({
  default: (await import('../navigation/page-frame.tsx')).PageFrame,
}));

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
}

/**
 * Shows the `fallback` of a part that fails, or whose script cannot be had. Without a fallback it
 * stands around a page: it says that the page failed and offers a page load, in the frame
 * of every page; but a page that the document came with stays as it was served.
 */
export class ErrorBoundary extends Component<Props, { caught?: { error: unknown } | undefined }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (this.props.fallback) return this.props.fallback;
    if (isServedPage()) throw caught.error;
    return (
      <PageFrame>
        <LoadFailed />
      </PageFrame>
    );
  }
}

/**
 * Says that what was asked for could not be had, and offers a page load: to a part (#) of the page
 * that is open a browser would go without one.
 */
export function LoadFailed() {
  const { frame } = useWords();
  return (
    <p role="alert" className="wrap">
      {frame.loadFailed} <a href={location.href.split('#')[0]}>{frame.retry}</a>
    </p>
  );
}
