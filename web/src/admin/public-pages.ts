import { createContext, type ReactElement } from 'react';
import type { PageName } from '../pages.ts';

export type PublicPages = Record<PageName, ReactElement>;

/** What stands on each page for visitors, to be shown before it is public. */
export const PublicPagesContext = createContext<PublicPages | undefined>(undefined);
