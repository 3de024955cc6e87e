import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../deployment.ts';

/**
 * A section, within a `HydrateInView`, whose script comes when it is near the view. Where that cannot be had, the server's HTML stays.
 * @param _styles of the section: named here they come with the page, if that has its HTML from the start
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
  _styles?: Record<string, string>,
) {
  return lazy(async () => {
    try {
      return { default: await loadChunk(load()) };
    } catch (error) {
      console.error(error);
      return new Promise<never>(() => {});
    }
  });
}
