import { Component, type ContextType, type ReactNode } from 'react';
import { NotLoaded } from '../deployment.ts';
import { PageContext } from '../words/words.ts';

interface Props {
  /** Its HTML is put back by what has brought it to life (entry-client.tsx). */
  isServed?: boolean;
  children: ReactNode;
}

/** When a page's script cannot be had, says so and offers a page load; any other fault leaves the page as it was served. */
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
    if (this.props.isServed && !(error instanceof NotLoaded)) throw error;
    return (
      <main className="wrap" role="alert" tabIndex={-1}>
        <p>{this.context?.words.frame.loadFailed}</p>
        <a href={location.href}>{this.context?.words.frame.retry}</a>
      </main>
    );
  }
}
