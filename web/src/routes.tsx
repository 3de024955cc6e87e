import { lazy, type ReactElement } from 'react';
import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { loadChunk } from './deployment.ts';
import { adminPaths, layoutPath, type PageName, pageNames, pages } from './pages.ts';
import { usePageContext } from './words/words.ts';

const Home = lazy(() => loadChunk(import('./pages/home/home-page.tsx')));
const About = lazy(() => loadChunk(import('./pages/about/about-page.tsx')));
const Plots = lazy(() => loadChunk(import('./pages/plots/plots-page.tsx')));
const Construction = lazy(() => loadChunk(import('./pages/construction/construction-page.tsx')));
const RoadWork = lazy(() => loadChunk(import('./pages/road-work/road-work-page.tsx')));
const Gallery = lazy(() => loadChunk(import('./pages/gallery/gallery-page.tsx')));
const Contact = lazy(() => loadChunk(import('./pages/contact/contact-page.tsx')));
const Layouts = lazy(() => loadChunk(import('./pages/layouts/layouts-page.tsx')));
const Layout = lazy(() => loadChunk(import('./pages/layout/layout-page.tsx')));
const Privacy = lazy(() => loadChunk(import('./pages/privacy/privacy-page.tsx')));
const NotFound = lazy(() => loadChunk(import('./pages/not-found/not-found-page.tsx')));
const Admin = lazy(() => loadChunk(import('./admin/index.tsx')));

/** What stands on each page of `pages.ts`; the build looks for page `name` in `pages/…/name-page.tsx`. */
const elements: Record<PageName, ReactElement> = {
  home: <Home />,
  about: <About />,
  plots: <Plots />,
  construction: <Construction />,
  roadWork: <RoadWork />,
  gallery: <Gallery />,
  contact: <Contact />,
  layouts: <Layouts />,
  privacy: <Privacy />,
  messageSent: <Contact posted="sent" />,
  messageFailed: <Contact posted="failed" />,
  notFound: <NotFound />,
};

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
