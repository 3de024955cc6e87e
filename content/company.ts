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
