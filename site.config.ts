import type { SiteConfig } from './config/chosen.ts';

/**
 * Everything that the owner changes, in one place. The values below are samples: `npm run deploy` refuses while one of
 * them is left or empty, but for locality, region, country, positions and the days that messages are kept.
 *
 * Several exports, so that a visitor's download carries only the first.
 */

export const site: SiteConfig['site'] = {
  /** Shown in the header, the footer, page titles and search results. */
  name: 'Sample Land Promoters',
  /** Where the live site stands, without a slash at the end. */
  url: 'https://www.theni.example',
  phones: ['+91 00000 00001', '+91 00000 00002'],
  /** The number that WhatsApp links open. */
  whatsapp: '+91 00000 00001',
  email: 'office@theni.example',
  address: {
    street: '1 Sample Street',
    locality: 'Theni',
    region: 'Tamil Nadu',
    postalCode: '000000',
    country: 'IN',
  },
  /** Degrees, for search engines and the directions link. */
  geo: { latitude: 10, longitude: 77.5 },
  /** schema.org opening hours: https://schema.org/openingHours */
  openingHours: ['Mo-Su 00:00-23:59'],
  /** Messages of the contact form are deleted after so many days; the privacy page says so. */
  keepMessagesDays: 365,
  /** What the embedded map searches for. */
  mapQuery: 'Sample Street, Theni, Tamil Nadu',
  social: {
    facebook: 'https://www.facebook.com/theni.example',
    twitter: 'https://twitter.com/theni.example',
    instagram: 'https://www.instagram.com/theni.example',
    youtube: 'https://www.youtube.com/@theni.example',
  },
  people: {
    founder: { name: 'Sample Founder', position: 'Founder & CEO', phone: '+91 00000 00010' },
    jointDirectors: [
      { name: 'Sample Joint Director 1', position: 'Joint Director', phone: '+91 00000 00011' },
      { name: 'Sample Joint Director 2', position: 'Joint Director', phone: '+91 00000 00012' },
    ],
    deputyDirectors: [
      { name: 'Sample Deputy Director 1', position: 'Deputy Director', phone: '+91 00000 00013' },
      { name: 'Sample Deputy Director 2', position: 'Deputy Director', phone: '+91 00000 00014' },
    ],
    marketingTeamLeaders: [
      {
        name: 'Sample Team Leader 1',
        position: 'Marketing Team Leader',
        phone: '+91 00000 00015',
      },
      {
        name: 'Sample Team Leader 2',
        position: 'Marketing Team Leader',
        phone: '+91 00000 00016',
      },
    ],
    marketingManagement: {
      name: 'Sample Marketing Manager',
      position: 'Marketing Manager',
      phone: '+91 00000 00017',
    },
  },
};

export const admin: SiteConfig['admin'] = {
  /** The one Google account that may upload and delete. The build writes it into `storage.rules`. */
  email: 'admin@theni.example',
  /** Where "View Analytics" leads. */
  analyticsUrl: 'https://analytics.theni.example/report',
};

export const mail: SiteConfig['mail'] = {
  /** An address that the mail service has verified. */
  sender: 'website@theni.example',
  recipient: 'office@theni.example',
};

/** Origins, other than the site's own, from which a browser may call the API. */
export const api: SiteConfig['api'] = {
  allowedOrigins: [],
};
