export const publicPaths = [
  '/',
  '/about-us',
  '/contact-us',
  '/service-plots',
  '/service-construction',
  '/service-roadwork',
  '/gallery',
];
