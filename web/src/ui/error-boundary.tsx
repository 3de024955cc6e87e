import { Component, type ReactNode } from 'react';
import { frame } from '../content/frame.ts';

/** When a page's script cannot be had, says so and offers a page load, which needs none. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="wrap" role="alert" tabIndex={-1}>
        <p>{frame.loadFailed.text}</p>
        <a href={location.href}>{frame.loadFailed.retry}</a>
      </main>
    );
  }
}
