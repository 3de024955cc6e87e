import { createContext, useContext } from 'react';

/** The page that the visitor is on: WhatsApp greetings and the menu name it. */
export const PageName = createContext('');

export function usePageName(): string {
  return useContext(PageName);
}
