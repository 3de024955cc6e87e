import { Component, type ContextType, type ReactNode } from 'react';
import { PageContext } from '../page-context.ts';
import { isServedPage } from '../served-page.ts';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
}

/**
 * A part with a `fallback` that fails, or whose script cannot be had, is replaced by that. A page
 * says so and offers a page load; the page of the document stays as it was served.
 */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  declare context: ContextType<typeof PageContext>;

  // Not class fields, for the reason that `ApiError` names.
  static override get contextType() {
    return PageContext;
  }

  constructor(props: Props) {
    super(props);
    this.state = {};
  }

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
