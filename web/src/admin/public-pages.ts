import { type ComponentType, createContext, type ReactElement } from 'react';
import type { PageName } from '../pages.ts';
import type { ShownLayout } from '../words/shown-layout.ts';

export interface PublicPages extends Record<PageName, ReactElement> {
  Layout: ComponentType<{ layout: ShownLayout }>;
}

/** What stands on each page for visitors, to be shown before it is public. */
export const PublicPagesContext = createContext<PublicPages | undefined>(undefined);
