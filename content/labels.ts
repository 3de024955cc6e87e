/*
 * How the admin area names the values of the content. A value is called by its key, read as words
 * (`unknownPosition` is 'Unknown position'), unless one of the two tables below names it better:
 * `labelsByPath` names one value, `labelsByKey` all values that have this key and stand in no line
 * of `labelsByPath`.
 */

/** With `*` for an element of a list, which is counted: 'Slide 2'. */
const labelsByPath: Record<string, string> = {
  'company.openingHours.*': 'Opening hours',
  'company.phones': 'Phone numbers',
  'company.phones.*': 'Phone',
  'company.address.locality': 'Town',
  'company.address.region': 'State',
  'company.address.postalCode': 'PIN code',
  'company.geo': 'Place on the map',
  'company.mapQuery': 'Map search text',
  'people.jointDirectors.*': 'Joint Director',
  'people.deputyDirectors.*': 'Deputy Director',
  'people.marketingTeamLeaders.*': 'Team Leader',
  pages: 'Search results',
  pageTitle: 'How a page’s title is put together',
  frame: 'Menus and footer',
  'frame.whatsappGreeting': 'Ready-made WhatsApp message',
  'frame.carousel': 'Slides, for screen readers',
  'frame.menu.label': 'Name of the menu, for screen readers',
  'frame.contactStrip': 'Name of the contact bar, for screen readers',
  'frame.callBar': 'Name of the bar at the bottom of a phone’s screen, for screen readers',
  'frame.footer.pages': 'Heading of the pages',
  'frame.footer.promise': 'Sentence under the logo',
  'frame.hours': 'How opening hours are written',
  'frame.hours.span': 'From … to …',
  'home.about.text.*': 'Paragraph',
  'home.hero': 'Top of the page',
  'home.hero.plots': 'Button of plots',
  'home.hero.offer': 'Line above the buttons',
  'home.hero.offer.one': 'With one layout',
  'home.hero.offer.many': 'With several layouts',
  'home.hero.offer.from': 'With the lowest price',
  'home.whatWeDo.cards.plots': 'Card of plots',
  'home.whatWeDo.cards.plans': 'Card of plans',
  'home.whatWeDo.cards.roads': 'Card of roads and construction',
  'home.about.buttonAim': 'What a screen reader adds to the button',
  'home.recentProjects.drawings': 'While a tile is a drawing',
  defaultProjects: 'Sample photos, while the gallery has fewer than six',
  'defaultProjects.*': 'Sample photo',
  'about.paragraphs.*': 'Paragraph',
  'plots.slides.*': 'Slide',
  'plots.steps.*': 'Step',
  'construction.slides.*': 'Slide',
  'construction.steps.*': 'Step',
  'roadWork.slides.*': 'Slide',
  'roadWork.steps.*': 'Step',
  serviceFrame: 'Bottom of the service pages',
  serviceNames: 'Names of the services in the gallery',
  'gallery.empty': 'While there is no picture',
  'gallery.ask': 'WhatsApp link of a photo',
  'gallery.filters.all': 'Choice of all',
  'gallery.noMatch': 'When a filter finds nothing',
  'gallery.found': 'When a filter finds some, for screen readers',
  'gallery.gone': 'When a linked photo is deleted',
  'contact.whatsappMessage': 'Ready-made WhatsApp message',
  'contact.form.boxes.plots': 'Tick box of plots',
  'contact.form.boxes.construction': 'Tick box of construction and roads',
  'contact.form.comeOnHint': 'Hint under the day',
  'contact.otherWays.kept': 'When the typed text is still there',
  'contact.next': 'What happens after sending',
  'contact.noEmail': 'Link for those without e-mail',
  'contact.direct': 'Heading of phone and e-mail',
  'contact.whatsappMessage.generalPurpose': 'When no service is ticked',
  'contact.sent': 'After a message is sent',
  'contact.failed': 'When the message cannot be sent',
  'contact.wrong': 'When a field is empty or wrong',
  'contact.tooMany': 'When too many messages come',
  'contact.otherWays': 'Other ways when sending fails',
  'map.frameTitle': 'Name of the map, for screen readers',
  'layoutList.qr': 'QR code, for screen readers',
  'layoutList.empty': 'When there is no layout',
  'layoutList.ask': 'What a message about it says',
  'layoutList.ask.about': 'About a layout',
  'layoutList.see': 'Button to plan and plots',
  'layoutList.exempt': 'When no registration is needed',
  'layoutList.plots': 'Number of plots',
  'layoutList.available': 'Number of available plots',
  'layoutPage.facts.perCent': 'Price of one cent',
  'layoutPage.facts.perSqFt': 'Price of one sq ft',
  'layoutPage.facts.from': 'Lowest price of a plot',
  'layoutPage.range': 'Smallest to largest size',
  'layoutPage.parts.plots': 'Link to the plots',
  'layoutPage.facts.extra': 'What comes on top of the price',
  'layoutPage.plots': 'Plan and plots',
  'layoutPage.plots.all': 'Button: show all plots',
  'layoutPage.plots.freeOnly': 'Tick box: available only',
  'layoutPage.plots.ask': 'Instead of a price',
  'privacy.jumps': 'Name of the links to the parts, for screen readers',
  'privacy.parts.*': 'Part',
  'notFound.message': 'Heading',
  'notFound.other': 'In the other language',
};

const labelsByKey: Record<string, string> = {
  '*': 'Entry',
  about: 'About us',
  plots: 'Plots and Approvals',
  construction: 'Construction Work',
  roadWork: 'Road Work',
  contact: 'Contact us',
  notFound: 'Page not found',
  whatsapp: 'WhatsApp',
  greeting: 'Ready-made WhatsApp message',
  ta: 'Tamil',
  en: 'English',
  alt: 'What the picture shows, read out to people who cannot see it',
  file: 'Picture',
  intro: 'First sentences',
  comeOn: 'Day of the visit',
  noScript: 'When the browser runs no JavaScript',
  failed: 'When it cannot be loaded',
  all: 'Link to all',
  ask: 'Question at the bottom',
  carousel: 'Name of the slides, for screen readers',
};

const hints: [where: RegExp, hint: string][] = [
  [/^company\.name$/, 'As it stands in the header, in the footer and in search results.'],
  [/^company\.whatsapp$/, 'The WhatsApp links of all pages lead here.'],
  [/^company\.phones/, 'The first one stands in the header.'],
  [/^company\.mapQuery$/, 'Name and address, as you would type them into Google Maps.'],
  [/^company\.area$/, 'A town or a district.'],
  [/^company\.social\./, 'Leave it empty if there is none: then it is shown nowhere.'],
  [/^home\.hero\.headline$/, 'The first words that visitors and Google see.'],
  [/^pages\..*\.description$/, 'Google shows about the first 150 characters.'],
  [/^people\..*\.phone$/, 'Calls and WhatsApp lead here.'],
];

/** 'Headline', 'Slide 2'; 'Slide' for `plots.slides.*` */
export function labelAt(path: string): string {
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.*');
  const key = pattern.split('.').at(-1) ?? '';
  const label = labelsByPath[pattern] ?? labelsByKey[key] ?? readable(key);
  const [, index] = /\.(\d+)$/.exec(path) ?? [];
  return index === undefined ? label : `${label} ${Number(index) + 1}`;
}

/** Where it is, and what it is: 'Home › Top of the page › Headline (Tamil)' */
export function breadcrumbAt(path: string): string {
  const { keys, language } = withoutLanguage(path);
  const labels = keys.map((_, index) => labelAt(keys.slice(0, index + 1).join('.')));
  return labels.join(' › ') + language;
}

export function hintAt(path: string): string | undefined {
  const value = withoutLanguage(path).keys.join('.');
  return hints.find(([where]) => where.test(value))?.[1];
}

/** 'home.hero.headline.ta' → its keys without the last one, and ' (Tamil)' */
function withoutLanguage(path: string): { keys: string[]; language: string } {
  const keys = path.split('.');
  const language = { en: ' (English)', ta: ' (Tamil)' }[keys.at(-1) ?? ''];
  return { keys: language ? keys.slice(0, -1) : keys, language: language ?? '' };
}

/** 'unknownPosition' → 'Unknown position' */
function readable(key: string): string {
  const words = key
    .trim()
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
