/** The values that site.config.ts is shipped with. Tests run on them, and none goes live. */

export const site = {
  url: 'https://www.theni.example',
  keepMessagesDays: 365,
};

export const admin = {
  email: 'admin@theni.example',
  analyticsUrl: 'https://analytics.theni.example/report',
};

export const mail = {
  sender: 'website@theni.example',
  recipient: 'office@theni.example',
};

export const api = {
  allowedOrigins: [] as string[],
};
