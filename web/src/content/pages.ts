import { site } from '../../../config/chosen.ts';

export interface Page {
  path: string;
  /** As the menu, the breadcrumb and the WhatsApp greeting call it. */
  name: string;
  /** What search engines, link previews and the browser's tab say about it. */
  title: string;
  description: string;
  /** Where the menus have it: `service` is the list behind "Service". The footer has all of them. */
  menu?: 'main' | 'service' | 'footer';
  /** Whether search engines may have it, and the sitemap lists it. They may, where nothing is said. */
  indexed?: boolean;
}

const titled = (title: string) => `${title} | ${site.name}`;

/** Every page for visitors, in the order of the menus. `routes.tsx` says what stands on each. */
export const pages = {
  home: {
    path: '/',
    name: 'Home',
    title: titled('Best Land Promoters In Theni District'),
    description:
      'DTCP approved plots, home plans in 2D and 3D, construction, renovation, road work and help with home loans, in every town of the Theni district.',
    menu: 'main',
  },
  about: {
    path: '/about-us',
    name: 'About us',
    title: titled('About us and Contact us'),
    description:
      'The people behind the plots: our founder, directors and marketing team in Theni, each with a number that you can call or message.',
    menu: 'main',
  },
  plots: {
    path: '/service-plots',
    name: 'Plots and Approvals',
    title: titled('Plots and Approvals'),
    description:
      'DTCP approved layout plots with compound wall, road and boundary stones in the Theni district, and the papers for a plot that you already own.',
    menu: 'service',
  },
  construction: {
    path: '/service-construction',
    name: 'Construction Work',
    title: titled('Construction Work'),
    description:
      'Survey, estimate, 2D and 3D plans, building and renovation in the Theni district, with one team from the first peg to the last coat of paint.',
    menu: 'service',
  },
  roadWork: {
    path: '/service-roadwork',
    name: 'Road Work',
    title: titled('Road Work'),
    description:
      'Layout and village roads in the Theni district: earth work, gravel, wet mix and mini plant tar roads, rolled layer by layer.',
    menu: 'service',
  },
  gallery: {
    path: '/gallery',
    name: 'Gallery',
    title: titled('Gallery'),
    description:
      'Photos and films from our plots, buildings and roads in the Theni district, as they were taken on site.',
    menu: 'main',
  },
  contact: {
    path: '/contact-us',
    name: 'Contact us',
    title: titled('Contact us'),
    description:
      'Write, call or message us on WhatsApp about a plot, a home plan, a building or a road in the Theni district. Our office and the way to it.',
    menu: 'main',
  },
  privacy: {
    path: '/privacy',
    name: 'Privacy',
    title: titled('Privacy'),
    description: 'What happens to the data that you send us, and how to have it deleted.',
    menu: 'footer',
    indexed: false,
  },
  messageSent: {
    path: '/contact-us/sent',
    name: 'Contact us',
    title: titled('Message received'),
    description: 'Your message has reached us.',
    indexed: false,
  },
  messageFailed: {
    path: '/contact-us/failed',
    name: 'Contact us',
    title: titled('Message not sent'),
    description: 'Your message could not be sent. Please call or message us instead.',
    indexed: false,
  },
  notFound: {
    path: '/404',
    name: 'Page not found',
    title: titled('Page Not Found'),
    description: 'There is no page at this address.',
    indexed: false,
  },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

const publicPages: Page[] = Object.values(pages);

/** Those that search engines list. */
export const indexedPages = publicPages.filter(({ indexed = true }) => indexed);

export const footerPages = publicPages.filter(({ menu }) => menu);

export const servicePages = publicPages.filter(({ menu }) => menu === 'service');

/** The services are one entry, where the first of them stands. */
export const mainMenu: (Page | Page[])[] = publicPages.flatMap((page) => {
  if (page.menu === 'main') return [page];
  return page === servicePages[0] ? [servicePages] : [];
});

/** Exactly these paths lead to the admin area; what stands there decides the sign-in. */
export const adminPages: Page[] = [
  '/admin/auth',
  '/admin/profile',
  '/admin/dashboard',
  '/admin-panel',
].map((path) => ({
  path,
  name: 'Admin',
  title: titled('Admin'),
  description: 'Admin area.',
  indexed: false,
}));

const byPath = new Map([...publicPages, ...adminPages].map((page) => [page.path, page]));

/** The page at a path, or the one that says that there is none. */
export function pageAt(path: string): Page {
  return byPath.get(path.replace(/(.)\/+$/, '$1')) ?? pages.notFound;
}

export function isAdminPath(path: string): boolean {
  return adminPages.includes(pageAt(path));
}
