/** What site.config.ts is shipped with. Tests run on it, and no value of it goes live. */

export const site = {
  name: 'Sample Land Promoters',
  url: 'https://www.theni.example',
  phones: ['+91 00000 00001', '+91 00000 00002'],
  whatsapp: '+91 00000 00001',
  email: 'office@theni.example',
  address: {
    street: '1 Sample Street',
    locality: 'Theni',
    region: 'Tamil Nadu',
    postalCode: '000000',
    country: 'IN',
  },
  geo: { latitude: 10, longitude: 77.5 },
  openingHours: ['Mo-Su 00:00-23:59'],
  keepMessagesDays: 365,
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
