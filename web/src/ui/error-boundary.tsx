import { Component, type ContextType, type ReactNode } from 'react';
import { PageContext } from '../page-context.ts';
import { isServedPage } from '../served-page.ts';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
}

/**
 * Shows the `fallback` of a part that fails, or whose script cannot be had. Without a fallback it
 * stands around a page: it says that the page failed and offers a page load, but a page that the
 * document came with stays as it was served.
 */
export class ErrorBoundary extends Component<Props, { caught?: { error: unknown } | undefined }> {
  static override contextType = PageContext;
  declare context: ContextType<typeof PageContext>;
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
      <main className="wrap" role="alert" tabIndex={-1}>
        <p>{this.context?.words.frame.loadFailed}</p>
        <a href={location.href}>{this.context?.words.frame.retry}</a>
      </main>
    );
  }
}
