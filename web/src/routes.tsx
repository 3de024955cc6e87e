import { adminPages, type PageText, pages } from './content/pages.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

export interface SiteRoute extends LazyPage {
  text: PageText;
  /** Listed in the sitemap and open to search engines. */
  indexed: boolean;
  /** Rendered to HTML at build. The admin area is rendered in the browser only. */
  prerendered: boolean;
}

const home = lazyPage(() => import('./pages/home/home-page.tsx').then((m) => m.HomePage));
const about = lazyPage(() => import('./pages/about/about-page.tsx').then((m) => m.AboutPage));
const contact = lazyPage(() =>
  import('./pages/contact/contact-page.tsx').then((m) => m.ContactPage),
);
const sent = lazyPage(() =>
  import('./pages/contact/contact-page.tsx').then((m) => m.MessageSentPage),
);
const failed = lazyPage(() =>
  import('./pages/contact/contact-page.tsx').then((m) => m.MessageFailedPage),
);
const plots = lazyPage(() => import('./pages/plots/plots-page.tsx').then((m) => m.PlotsPage));
const construction = lazyPage(() =>
  import('./pages/construction/construction-page.tsx').then((m) => m.ConstructionPage),
);
const road = lazyPage(() =>
  import('./pages/road-work/road-work-page.tsx').then((m) => m.RoadWorkPage),
);
const gallery = lazyPage(() =>
  import('./pages/gallery/gallery-page.tsx').then((m) => m.GalleryPage),
);
const privacy = lazyPage(() =>
  import('./pages/privacy/privacy-page.tsx').then((m) => m.PrivacyPage),
);
const missing = lazyPage(() =>
  import('./pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
);
const admin = lazyPage(() => import('./admin/index.tsx').then((m) => m.default));

/** Every page of the site. */
export const routes: SiteRoute[] = [
  publicPage(pages.home, home),
  publicPage(pages.about, about),
  publicPage(pages.contact, contact),
  publicPage(pages.plots, plots),
  publicPage(pages.construction, construction),
  publicPage(pages.road, road),
  publicPage(pages.gallery, gallery),
  { ...publicPage(pages.privacy, privacy), indexed: false },
  { ...publicPage(pages.messageSent, sent), indexed: false },
  { ...publicPage(pages.messageFailed, failed), indexed: false },
  ...adminPages.map((page) => ({ ...publicPage(page, admin), indexed: false, prerendered: false })),
];

/** Any other path. */
export const notFoundRoute: SiteRoute = { ...publicPage(pages.notFound, missing), indexed: false };

export function findRoute(path: string): SiteRoute {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find(({ text }) => text.path === plain) ?? notFoundRoute;
}

function publicPage(text: PageText, page: LazyPage): SiteRoute {
  return { text, ...page, indexed: true, prerendered: true };
}
