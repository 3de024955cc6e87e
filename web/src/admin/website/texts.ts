/** What the help page quotes, and what stands in several places. */
export const websiteText = {
  find: 'Search',
  publish: 'Publish',
  publishNow: 'Publish now',
  publishing: 'Publishing..',
};
