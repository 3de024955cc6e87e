import type { Language } from '@theni/contract/limits';
import { type ReactNode, useDeferredValue } from 'react';
import { type AroundNavHandler, Router, useRouter } from 'wouter';
import {
  useBrowserLocation,
  useSearch as useBrowserSearch,
  useLocationProperty,
} from 'wouter/use-browser-location';
import { pathIn } from './pages.ts';

/** How the visitor came to the open address: by a link, by one that leaves no entry behind, or through the history. */
type Navigation = 'push' | 'replace' | 'pop';

let lastNavigation: Navigation = 'pop';
let navigations = 0;

function note(navigation: Navigation): void {
  lastNavigation = navigation;
  navigations += 1;
}

// Before the router hears of it.
globalThis.addEventListener?.('popstate', () => note('pop'));

const noteAndGo: AroundNavHandler = (navigate, to, options) => {
  const isHere = new URL(to, location.href).href === location.href;
  const replace = options?.replace || isHere;
  note(replace ? 'replace' : 'push');
  navigate(to, { ...options, replace });
};

/** Deferred, so the old page stays until the script of the new one is here. */
const useDeferredLocation: typeof useBrowserLocation = (options) => {
  const [path, navigate] = useBrowserLocation(options);
  return [useDeferredValue(path), navigate];
};

const useDeferredSearch: typeof useBrowserSearch = (options) =>
  useDeferredValue(useBrowserSearch(options));

interface Props {
  language: Language;
  /** While a page is rendered in the build: its address. */
  ssrPath?: string;
  children: ReactNode;
}

/** Inside of it addresses are those of the English pages, whatever the language. */
export function SiteRouter({ language, ...props }: Props) {
  return (
    <Router
      base={routerBase(language)}
      hook={useDeferredLocation}
      searchHook={useDeferredSearch}
      aroundNav={noteAndGo}
      {...props}
    />
  );
}

/** Of the open address: '?item=1', or ''. The router's own hook would decode it twice. */
export function useSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}

/** '' or '/ta' */
export function routerBase(language: Language): string {
  return pathIn(language, '/').replace(/\/$/, '');
}

/** @returns a number that changes with each step of the visitor, also with one to the address that is open */
export function useNavigations(): number {
  const count = () => navigations;
  return useDeferredValue(useLocationProperty(count, count));
}

/** The kind of the last step. */
export function navigationType(): Navigation {
  return lastNavigation;
}
