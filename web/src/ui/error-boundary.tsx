import { Component, type ContextType, type ReactNode } from 'react';
import { EditionContext } from '../words/words.ts';

/** When a page's script cannot be had, says so and offers a page load, which needs none. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = EditionContext;
  declare context: ContextType<typeof EditionContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="wrap" role="alert" tabIndex={-1}>
        <p>{this.context?.words.frame.loadFailed.text}</p>
        <a href={location.href}>{this.context?.words.frame.loadFailed.retry}</a>
      </main>
    );
  }
}
