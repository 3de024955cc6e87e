import { expect, test } from 'vitest';
import { spokenLayoutName, spokenName } from './spoken-names.ts';

test.each([
  ['home.hero.headline.ta', 'Headline (Tamil), Top of the page, on Home'],
  ['company.phones.0', 'Phone 1 of the company'],
  ['plots.slides.1.title.en', 'Title (English), Slide 2, on Plots and Approvals'],
  ['people.founder.picture.file', 'Picture, Founder, among the people'],
  ['people.jointDirectors', 'Joint Directors among the people'],
  ['pageTitle', 'How a page’s title is put together'],
])('what has changed at %s is said as one speaks of it', (path, spoken) => {
  expect(spokenName(path)).toBe(spoken);
});

test.each([
  ['registration.number', 'Registration number'],
  ['name.ta', 'Name (Tamil)'],
  ['distances.1.to.ta', 'To (Tamil), Distance 2'],
])('what has changed of a layout at %s is said without what it is part of', (path, spoken) => {
  expect(spokenLayoutName(path)).toBe(spoken);
});
