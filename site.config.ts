/**
 * Everything that the owner changes, in one place. All values below are samples:
 * `npm run deploy` refuses while one of them is left.
 *
 * Three exports, so that a visitor's download carries only the first.
 */

export interface Person {
  name: string;
  position: string;
  phone: string;
}

export const site = {
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
    postalCode: '625531',
    country: 'IN',
  },
  /** Degrees, for search engines and the directions link. */
  geo: { latitude: 10.01, longitude: 77.48 },
  /** schema.org opening hours: https://schema.org/openingHours */
  openingHours: ['Mo-Sa 09:30-19:00'],
  /** Messages of the contact form are deleted after so many days; the privacy page says so. */
  keepMessagesDays: 365,
  /** What the embedded map searches for. */
  mapQuery: 'Theni, Tamil Nadu',
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
} satisfies {
  people: Record<string, Person | Person[]>;
  [key: string]: unknown;
};

export const admin = {
  /** The one Google account that may upload and delete. `storage.rules` names it too. */
  email: 'admin@theni.example',
  /** Where "View Analytics" leads. */
  analyticsUrl: 'https://analytics.theni.example/report',
};

export const mail = {
  /** An address that the mail service has verified. */
  sender: 'website@theni.example',
  recipient: 'office@theni.example',
};

/** Origins, other than the site's own, from which a browser may call the API. */
export const api = {
  allowedOrigins: [] as string[],
};
