import type { SiteConfig } from './config/check-config.ts';

/**
 * What an engineer sets once; the words, the company and its people are in `content/`. The values
 * below are samples: `npm run deploy` refuses while one of them is left or empty, but for the days
 * that messages are kept.
 */

export const site: SiteConfig['site'] = {
  /** Where the live site stands, without a slash at the end. */
  url: 'https://www.theni.example',
  /**
   * Messages of the contact form are deleted after so many days, at least 365; those of booked
   * leads after five years. The privacy page says so.
   */
  keepMessagesDays: 365,
};

export const admin: SiteConfig['admin'] = {
  /**
   * The one Google account that may upload and delete. The build writes it into the rules of
   * Storage, `out/storage.rules`.
   */
  email: 'admin@theni.example',
  /** Where "View Analytics" leads; empty without Google Analytics, and the link is gone. */
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
