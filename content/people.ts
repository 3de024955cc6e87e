import { drawing } from './pictures.ts';

/** Specification §2, "About us": who stands there, by role. Plain samples, none of which goes live. */
export const people = {
  founder: {
    name: { en: 'Sample Founder', ta: 'மாதிரி நிறுவனர்' },
    position: { en: 'Founder & CEO', ta: 'நிறுவனர் & தலைமைச் செயல் அதிகாரி' },
    phone: '+91 00000 00010',
    picture: {
      ...drawing('founder'),
      alt: {
        en: 'Drawing of the founder, with plots and hills behind',
        ta: 'நிறுவனரின் ஓவியம்; பின்னணியில் மனைகளும் மலைகளும்',
      },
    },
  },
  jointDirectors: [
    {
      name: { en: 'Sample Joint Director 1', ta: 'மாதிரி இணை இயக்குநர் 1' },
      position: { en: 'Joint Director', ta: 'இணை இயக்குநர்' },
      phone: '+91 00000 00011',
    },
    {
      name: { en: 'Sample Joint Director 2', ta: 'மாதிரி இணை இயக்குநர் 2' },
      position: { en: 'Joint Director', ta: 'இணை இயக்குநர்' },
      phone: '+91 00000 00012',
    },
  ],
  deputyDirectors: [
    {
      name: { en: 'Sample Deputy Director 1', ta: 'மாதிரித் துணை இயக்குநர் 1' },
      position: { en: 'Deputy Director', ta: 'துணை இயக்குநர்' },
      phone: '+91 00000 00013',
    },
    {
      name: { en: 'Sample Deputy Director 2', ta: 'மாதிரித் துணை இயக்குநர் 2' },
      position: { en: 'Deputy Director', ta: 'துணை இயக்குநர்' },
      phone: '+91 00000 00014',
    },
  ],
  marketingTeamLeaders: [
    {
      name: { en: 'Sample Team Leader 1', ta: 'மாதிரிக் குழுத் தலைவர் 1' },
      position: { en: 'Marketing Team Leader', ta: 'விற்பனைக் குழுத் தலைவர்' },
      phone: '+91 00000 00015',
    },
    {
      name: { en: 'Sample Team Leader 2', ta: 'மாதிரிக் குழுத் தலைவர் 2' },
      position: { en: 'Marketing Team Leader', ta: 'விற்பனைக் குழுத் தலைவர்' },
      phone: '+91 00000 00016',
    },
  ],
  marketingManagement: {
    name: { en: 'Sample Marketing Manager', ta: 'மாதிரி விற்பனை மேலாளர்' },
    position: { en: 'Marketing Manager', ta: 'விற்பனை மேலாளர்' },
    phone: '+91 00000 00017',
  },
};
