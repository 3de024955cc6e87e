import { site } from '../../../config/chosen.ts';

/** What search engines, link previews and the browser's tab say about a page. */
export interface PageText {
  path: string;
  /** As the menu, the breadcrumb and the WhatsApp greeting call it. */
  name: string;
  title: string;
  description: string;
}

const titled = (title: string) => `${title} | ${site.name}`;

export const pages = {
  home: {
    path: '/',
    name: 'Home',
    title: titled('Best Land Promoters In Theni District'),
    description:
      'DTCP approved plots, home plans in 2D and 3D, construction, renovation, road work and help with home loans, in every town of the Theni district.',
  },
  about: {
    path: '/about-us',
    name: 'About us',
    title: titled('About us and Contact us'),
    description:
      'The people behind the plots: our founder, directors and marketing team in Theni, each with a number that you can call or message.',
  },
  contact: {
    path: '/contact-us',
    name: 'Contact us',
    title: titled('Contact us'),
    description:
      'Write, call or message us on WhatsApp about a plot, a home plan, a building or a road in the Theni district. Our office and the way to it.',
  },
  plots: {
    path: '/service-plots',
    name: 'Plots and Approvals',
    title: titled('Plots and Approvals'),
    description:
      'DTCP approved layout plots with compound wall, road and boundary stones in the Theni district, and the papers for a plot that you already own.',
  },
  construction: {
    path: '/service-construction',
    name: 'Construction Work',
    title: titled('Construction Work'),
    description:
      'Survey, estimate, 2D and 3D plans, building and renovation in the Theni district, with one team from the first peg to the last coat of paint.',
  },
  road: {
    path: '/service-roadwork',
    name: 'Road Work',
    title: titled('Road Work'),
    description:
      'Layout and village roads in the Theni district: earth work, gravel, wet mix and mini plant tar roads, rolled layer by layer.',
  },
  gallery: {
    path: '/gallery',
    name: 'Gallery',
    title: titled('Gallery'),
    description:
      'Photos and films from our plots, buildings and roads in the Theni district, as they were taken on site.',
  },
  notFound: {
    path: '/404',
    name: 'Page not found',
    title: titled('Page Not Found'),
    description: 'There is no page at this address.',
  },
  privacy: {
    path: '/privacy',
    name: 'Privacy',
    title: titled('Privacy'),
    description: 'What happens to the data that you send us, and how to have it deleted.',
  },
  messageSent: {
    path: '/contact-us/sent',
    name: 'Contact us',
    title: titled('Message received'),
    description: 'Your message has reached us.',
  },
  messageFailed: {
    path: '/contact-us/failed',
    name: 'Contact us',
    title: titled('Message not sent'),
    description: 'Your message could not be sent. Please call or message us instead.',
  },
} satisfies Record<string, PageText>;

/** The three pages behind "Service", in the menu's order. */
export const servicePages: PageText[] = [pages.plots, pages.construction, pages.road];

/** Exactly these paths lead to the admin area; what stands there decides the sign-in. */
export const adminPages: PageText[] = [
  '/admin/auth',
  '/admin/profile',
  '/admin/dashboard',
  '/admin-panel',
].map((path) => ({ path, name: 'Admin', title: titled('Admin'), description: 'Admin area.' }));
