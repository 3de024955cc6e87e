import { type ComponentType, createContext, type ReactElement } from 'react';
import type { PageName } from '../pages.ts';
import type { ShownProject } from '../words/shown-project.ts';

export interface PublicPages extends Record<PageName, ReactElement> {
  Project: ComponentType<{ project: ShownProject }>;
}

/** What stands on each page for visitors, to be shown before it is public. */
export const PublicPagesContext = createContext<PublicPages | undefined>(undefined);
