/**
 * Awkward values, and those of edge-cases.content.json: a job of CI runs the public pages' tests
 * with them, and some tests name them.
 */

export const site = {
  url: 'https://homes.example',
  keepMessagesDays: 400,
};

export const admin = {
  email: 'sam@homes.example',
  analyticsUrl: 'https://analytics.homes.example/?report=7&range=month',
};

export const mail = {
  sender: 'website@homes.example',
  recipient: 'sam@homes.example',
};

export const api = {
  allowedOrigins: [] as string[],
};
