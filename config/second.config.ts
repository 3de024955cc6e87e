/**
 * As an owner may fill it in, with all that is awkward: signs of HTML in names, one mailbox for everything, blanks and
 * capitals in the admin's address. `npm run test:second` runs on it, and a test of the build.
 */

export const site = {
  name: `Sam's Land & <Homes>`,
  url: 'https://homes.example',
  phones: ['+91 00000 20001'],
  whatsapp: '+91 00000 20001',
  email: 'sam@homes.example',
  address: {
    street: "2 Weavers' Street, Block <B> & C",
    locality: 'Bodinayakanur',
    region: 'Tamil Nadu',
    postalCode: '000001',
    country: 'IN',
  },
  geo: { latitude: 10.01, longitude: 77.35 },
  openingHours: ['Mo-Fr 09:30-19:00', 'Sa 09:30-13:00'],
  keepMessagesDays: 180,
  mapQuery: "Sam's Land & Homes, Bodinayakanur",
  social: {
    facebook: 'https://www.facebook.com/homes.example',
    twitter: 'https://twitter.com/homes.example',
    instagram: 'https://www.instagram.com/homes.example',
    youtube: 'https://www.youtube.com/@homes.example',
  },
  people: {
    founder: { name: "Sam D'Silva & <Sons>", position: 'Founder & CEO', phone: '+91 00000 20010' },
    jointDirectors: [
      { name: 'Second Joint Director 1', position: 'Joint Director', phone: '+91 00000 20011' },
      { name: 'Second Joint Director 2', position: 'Joint Director', phone: '+91 00000 20012' },
    ],
    deputyDirectors: [
      { name: 'Second Deputy Director 1', position: 'Deputy Director', phone: '+91 00000 20013' },
      { name: 'Second Deputy Director 2', position: 'Deputy Director', phone: '+91 00000 20014' },
    ],
    marketingTeamLeaders: [
      {
        name: 'Second Team Leader 1',
        position: 'Marketing Team Leader',
        phone: '+91 00000 20015',
      },
      {
        name: 'Second Team Leader 2',
        position: 'Marketing Team Leader',
        phone: '+91 00000 20016',
      },
    ],
    marketingManagement: {
      name: 'Second Marketing Manager',
      position: 'Marketing Manager',
      phone: '+91 00000 20017',
    },
  },
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
