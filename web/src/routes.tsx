import { type PageName, pageNames, pages } from '@theni/contract/site-map';
import type { ComponentType, ReactElement } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { loadChunk } from './load-chunk.ts';
import { type AnyPage, adminPaths, layoutPath } from './page-addresses.ts';
import { usePageContext } from './page-context.ts';
import { lazyChunk } from './ui/lazy-chunk.ts';

const contact = () => import('./pages/contact/contact-page.tsx');

/**
 * What stands on each page of the site map; the build looks for page `name` in
 * `…/name-page.tsx`.
 */
const publicModules: Record<PageName, () => Promise<{ default: ComponentType }>> = {
  home: () => import('./pages/home/home-page.tsx'),
  about: () => import('./pages/about/about-page.tsx'),
  plots: () => import('./pages/plots/plots-page.tsx'),
  construction: () => import('./pages/construction/construction-page.tsx'),
  roadWork: () => import('./pages/road-work/road-work-page.tsx'),
  gallery: () => import('./gallery/gallery-page.tsx'),
  contact,
  layouts: () => import('./layouts/list/layouts-page.tsx'),
  privacy: () => import('./pages/privacy/privacy-page.tsx'),
  messageSent: contact,
  messageFailed: contact,
  notFound: () => import('./pages/not-found/not-found-page.tsx'),
};
const layout = () => import('./layouts/page/layout-page.tsx');
const admin = () => import('./admin/index.tsx');

const modules: Record<AnyPage, () => Promise<unknown>> = { ...publicModules, layout, admin };

/** @throws when the script of the page cannot be had */
export async function loadPage(page: AnyPage): Promise<void> {
  await loadChunk(modules[page]());
}

const Layout = lazyChunk(layout);
const Admin = lazyChunk(admin);

const elements = Object.fromEntries(
  pageNames.map((name) => {
    const Page = lazyChunk(publicModules[name]);
    return [name, <Page key={name} />];
  }),
) as Record<PageName, ReactElement>;

const publicPages = { ...elements, Layout };

export function SiteRoutes() {
  const { layout } = usePageContext();
  const admin = <Admin publicPages={publicPages} />;
  const route = (path: string, element: ReactElement): RouteObject => ({
    path,
    element,
    caseSensitive: true,
  });
  const routes = [
    ...pageNames.map((name) => route(pages[name].path, elements[name])),
    ...(layout ? [route(layoutPath(layout.slug), <Layout layout={layout} />)] : []),
    ...adminPaths.map((path) => route(path, admin)),
    route('*', elements.notFound),
  ];
  // An address with a line break matches not even `*`.
  return useRoutes(routes) ?? elements.notFound;
}
