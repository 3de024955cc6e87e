/**
 * As an owner may fill it in, with all that is awkward: signs of HTML in names (second.content.json), one mailbox for
 * everything, blanks and capitals in the admin's address. `npm run test:second` runs on it, and a test of the build.
 */

export const site = {
  url: 'https://homes.example',
  keepMessagesDays: 180,
};

export const admin = {
  email: ' Sam@Homes.Example ',
  analyticsUrl: 'https://analytics.homes.example/?report=7&range=month',
};

export const mail = {
  sender: 'website@homes.example',
  recipient: 'sam@homes.example',
};

export const api = {
  allowedOrigins: [] as string[],
};
