import type { PageName } from '@theni/contract/site-map';
import { type ComponentType, createContext, type ReactElement } from 'react';
import type { LayoutPageData } from '../layouts/layout-page-data.ts';

export interface PublicPages extends Record<PageName, ReactElement> {
  Layout: ComponentType<{ layout: LayoutPageData }>;
}

/** What stands on each page for visitors, to be shown before it is public. */
export const PublicPagesContext = createContext<PublicPages | undefined>(undefined);
