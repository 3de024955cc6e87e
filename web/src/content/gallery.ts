/** Specification §2, §4: 'Loading Please wait....' to the letter. */
export const gallery = {
  heading: 'Gallery',
  lead: 'Plots, houses and roads of ours, as they looked on the day.',
  loading: 'Loading Please wait....',
  empty: 'The first pictures are on their way. Until then, call us and see a site for yourself.',
  failed: 'The pictures could not be loaded.',
  retry: 'Try again',
  more: 'More projects',
  fromStart: 'From the newest project on',
  noScript:
    'The gallery needs JavaScript. Call or write to us and we send you pictures of our projects.',
  adminPanel: 'Admin Panel',
  noMatch: 'There is no project of this kind yet.',
  filters: { service: 'Service', place: 'Place', all: 'All' },
  gone: 'This project is no longer in the gallery.',
  largeView: {
    /** For screen readers. */
    name: 'Projects, one at a time',
    position: '{index} of {total}',
    unknownPosition: 'Project',
  },
  share: { label: 'Share', done: 'Link copied', failed: 'Copy this link:' },
  newest: {
    heading: 'Newest projects',
    empty: 'Pictures of this work are on their way.',
    all: 'See them all in the gallery',
  },
};
