import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../load-chunk.ts';

/**
 * A component whose script comes when it is rendered first: a page, or what a tap opens.
 * @param load imports the module whose default export it is
 */
export function lazyChunk<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load()));
}
