import type { ComponentType, ReactElement } from 'react';
import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { loadChunk } from './load-chunk.ts';
import { usePageContext } from './page-context.ts';
import { type AnyPage, adminPaths, layoutPath, type PageName, pageNames, pages } from './pages.ts';
import { lazyChunk } from './ui/lazy-chunk.ts';

/**
 * What stands on each page of `pages.ts`; the build looks for page `name` in
 * `pages/…/name-page.tsx`.
 */
const home = () => import('./pages/home/home-page.tsx');
const about = () => import('./pages/about/about-page.tsx');
const plots = () => import('./pages/plots/plots-page.tsx');
const construction = () => import('./pages/construction/construction-page.tsx');
const roadWork = () => import('./pages/road-work/road-work-page.tsx');
const gallery = () => import('./pages/gallery/gallery-page.tsx');
const contact = () => import('./pages/contact/contact-page.tsx');
const layouts = () => import('./pages/layouts/layouts-page.tsx');
const layout = () => import('./pages/layout/layout-page.tsx');
const privacy = () => import('./pages/privacy/privacy-page.tsx');
const notFound = () => import('./pages/not-found/not-found-page.tsx');
const admin = () => import('./admin/index.tsx');

const scripts: Record<AnyPage, () => Promise<unknown>> = {
  home,
  about,
  plots,
  construction,
  roadWork,
  gallery,
  contact,
  layouts,
  layout,
  privacy,
  messageSent: contact,
  messageFailed: contact,
  notFound,
  admin,
};

/** @throws when the script of the page cannot be had */
export async function loadPage(page: AnyPage): Promise<void> {
  await loadChunk(scripts[page]());
}

const Contact = lazyChunk(contact);
const Layout = lazyChunk(layout);
const Admin = lazyChunk(admin);

const elements: Record<PageName, ReactElement> = {
  home: element(home),
  about: element(about),
  plots: element(plots),
  construction: element(construction),
  roadWork: element(roadWork),
  gallery: element(gallery),
  contact: <Contact />,
  layouts: element(layouts),
  privacy: element(privacy),
  messageSent: <Contact postResult="sent" />,
  messageFailed: <Contact postResult="failed" />,
  notFound: element(notFound),
};

function element(load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Page = lazyChunk(load);
  return <Page />;
}

const publicPages = { ...elements, Layout };

export function SiteRoutes() {
  const { layout } = usePageContext();
  const admin = <Admin publicPages={publicPages} />;
  const routes = createRoutesFromElements(
    <>
      {pageNames.map((name) => (
        <Route key={name} path={pages[name].path} caseSensitive element={elements[name]} />
      ))}
      {layout && (
        <Route path={layoutPath(layout.slug)} caseSensitive element={<Layout layout={layout} />} />
      )}
      {adminPaths.map((path) => (
        <Route key={path} path={path} caseSensitive element={admin} />
      ))}
      <Route path="*" element={elements.notFound} />
    </>,
  );
  // Not even * matches an address with a line break.
  return useRoutes(routes) ?? elements.notFound;
}
