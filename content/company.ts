import { chosenDrawing, noPicture } from './pictures.ts';
import type { Text } from './text.ts';

/** The site is shipped with a sample company, no value of which goes live. */
export const company = {
  name: { en: 'Sample Land Promoters', ta: 'மாதிரி நில மேம்பாட்டாளர்கள்' },
  phones: ['+91 00000 00001', '+91 00000 00002'],
  whatsapp: '+91 00000 00001',
  email: 'office@theni.example',
  address: {
    street: { en: '1 Sample Street', ta: '1, மாதிரித் தெரு' },
    locality: { en: 'Theni', ta: 'தேனி' },
    region: { en: 'Tamil Nadu', ta: 'தமிழ்நாடு' },
    postalCode: '000000',
    country: 'IN',
  },
  /** Search engines read that the company works here. */
  area: { en: 'Theni district', ta: 'தேனி மாவட்டம்' },
  geo: { latitude: 10, longitude: 77.5 },
  /** A minute a day, because a real office may be open around the clock. */
  openingHours: ['Mo-Su 00:00-00:01'],
  mapQuery: 'Sample Street, Theni, Tamil Nadu',
  /** These addresses name no account, since any name might be somebody's. */
  social: {
    facebook: 'https://www.facebook.com/',
    twitter: 'https://twitter.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
  },
};

const FOUNDER = { en: 'Founder & CEO', ta: 'நிறுவனர், தலைமைச் செயல் அதிகாரி' };
const JOINT_DIRECTOR = { en: 'Joint Director', ta: 'இணை இயக்குநர்' };
const DEPUTY_DIRECTOR = { en: 'Deputy Director', ta: 'துணை இயக்குநர்' };
const TEAM_LEADER = { en: 'Marketing Team Leader', ta: 'விற்பனைக் குழுத் தலைவர்' };
const MANAGER = { en: 'Marketing Manager', ta: 'விற்பனை மேலாளர்' };

/** Specification §2, "About us": sample people by role, none of whom goes live. */
export const people = {
  founder: {
    ...sample(FOUNDER, 0),
    picture: {
      ...chosenDrawing('founder'),
      alt: { en: 'Drawing', ta: 'ஓவியம்' },
    },
  },
  jointDirectors: [sample(JOINT_DIRECTOR, 1), sample(JOINT_DIRECTOR, 2)],
  deputyDirectors: [sample(DEPUTY_DIRECTOR, 3), sample(DEPUTY_DIRECTOR, 4)],
  marketingTeamLeaders: [sample(TEAM_LEADER, 5), sample(TEAM_LEADER, 6)],
  marketingManagement: sample(MANAGER, 7),
};

function sample(position: Text, number: number) {
  const name = { en: `Sample person ${number}`, ta: `மாதிரி நபர் ${number}` };
  return { name, position, phone: `+91 00000 0001${number}`, picture: noPicture() };
}
