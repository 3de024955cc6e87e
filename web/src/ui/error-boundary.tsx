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
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  static override contextType = PageContext;
  declare context: ContextType<typeof PageContext>;
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    if (this.props.fallback) return this.props.fallback;
    if (isServedPage()) throw error;
    return (
      <main className="wrap" role="alert" tabIndex={-1}>
        <p>{this.context?.words.frame.loadFailed}</p>
        <a href={location.href}>{this.context?.words.frame.retry}</a>
      </main>
    );
  }
}
