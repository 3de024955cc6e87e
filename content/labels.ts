/** What the admin calls the value at a path: 'Headline', 'Slide 2' */
export function labelAt(path: string): string {
  const [, list = '', key = path] = /^(?:(.*)\.)?([^.]*)$/.exec(path) ?? [];
  if (/^\d+$/.test(key)) return `${elementName(list)} ${Number(key) + 1}`;
  return labels[withoutIndexes(path)] ?? labels[key] ?? readable(key);
}

/** Where it is, and what it is: 'Home › Top of the page › Headline (Tamil)' */
export function breadcrumbAt(path: string): string {
  const { keys, language } = withoutLanguage(path);
  const names = keys.map((_, index) => labelAt(keys.slice(0, index + 1).join('.')));
  return names.join(' › ') + language;
}

/** What an element of a list is called: 'Slide' */
export function elementName(list: string): string {
  return elements[list] ?? elements[list.split('.').at(-1) ?? ''] ?? 'Entry';
}

/** 'home.hero.headline.ta' → its keys without the last one, and ' (Tamil)' */
function withoutLanguage(path: string): { keys: string[]; language: string } {
  const keys = path.split('.');
  const language = { en: ' (English)', ta: ' (Tamil)' }[keys.at(-1) ?? ''];
  return { keys: language ? keys.slice(0, -1) : keys, language: language ?? '' };
}

/** 'plots.slides.1.title' → 'plots.slides.title' */
function withoutIndexes(path: string): string {
  return path
    .split('.')
    .filter((key) => !/^(?:\d+|\*)$/.test(key))
    .join('.');
}

/** 'unknownPosition' → 'Unknown position' */
function readable(key: string): string {
  const words = key
    .trim()
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const elements: Record<string, string> = {
  'company.phones': 'Phone',
  'company.openingHours': 'Opening hours',
  'home.about.text': 'Paragraph',
  'about.paragraphs': 'Paragraph',
  'privacy.parts': 'Part',
  defaultProjects: 'Sample photo',
  slides: 'Slide',
  steps: 'Step',
  jointDirectors: 'Joint Director',
  deputyDirectors: 'Deputy Director',
  marketingTeamLeaders: 'Team Leader',
};

/** By path, or by the last key; any other value is named by its key. */
const labels: Record<string, string> = {
  defaultProjects: 'Sample photos, while the gallery has fewer than six',
  about: 'About us',
  plots: 'Plots and Approvals',
  construction: 'Construction Work',
  roadWork: 'Road Work',
  serviceNames: 'Names of the services in the gallery',
  contact: 'Contact us',
  frame: 'Menus and footer',
  serviceFrame: 'Bottom of the service pages',
  notFound: 'Page not found',
  pages: 'Search results',
  pageTitle: 'How a page’s title is put together',
  whatsapp: 'WhatsApp',
  whatsappGreeting: 'Ready-made WhatsApp message',
  whatsappMessage: 'Ready-made WhatsApp message',
  greeting: 'Ready-made WhatsApp message',
  ta: 'Tamil',
  en: 'English',
  alt: 'What the picture shows, read out to people who cannot see it',
  file: 'Picture',
  lead: 'First sentences',
  comeOn: 'Day of the visit',
  perCent: 'Price of one cent',
  perSqFt: 'Price of one sq ft',
  qr: 'QR code, for screen readers',
  noScript: 'When the browser runs no JavaScript',
  empty: 'While there is no picture',
  failed: 'When it cannot be loaded',
  all: 'Link to all',
  ask: 'Question at the bottom',
  carousel: 'Name of the slides, for screen readers',
  'frame.carousel': 'Slides, for screen readers',
  'frame.menu.label': 'Name of the menu, for screen readers',
  'frame.contactStrip': 'Name of the contact bar, for screen readers',
  'frame.callBar': 'Name of the bar at the bottom of a phone’s screen, for screen readers',
  'map.frameTitle': 'Name of the map, for screen readers',
  'company.phones': 'Phone numbers',
  'company.address.locality': 'Town',
  'company.address.region': 'State',
  'company.address.postalCode': 'PIN code',
  'company.geo': 'Place on the map',
  'company.mapQuery': 'Map search text',
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
  'gallery.ask': 'WhatsApp link of a photo',
  'gallery.filters.all': 'Choice of all',
  'gallery.noMatch': 'When a filter finds nothing',
  'gallery.found': 'When a filter finds some, for screen readers',
  'gallery.gone': 'When a linked photo is deleted',
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
  'frame.footer.pages': 'Heading of the pages',
  'frame.footer.promise': 'Sentence under the logo',
  'frame.hours': 'How opening hours are written',
  'frame.hours.span': 'From … to …',
  'layoutList.empty': 'When there is no layout',
  'layoutList.ask': 'What a message about it says',
  'layoutList.ask.about': 'About a layout',
  'layoutList.see': 'Button to plan and plots',
  'layoutList.exempt': 'When no registration is needed',
  'layoutList.plots': 'Number of plots',
  'layoutList.available': 'Number of available plots',
  'layoutPage.facts.from': 'Lowest price of a plot',
  'layoutPage.range': 'Smallest to largest size',
  'layoutPage.parts.plots': 'Link to the plots',
  'layoutPage.facts.extra': 'What comes on top of the price',
  'layoutPage.plots': 'Plan and plots',
  'layoutPage.plots.all': 'Button: show all plots',
  'layoutPage.plots.freeOnly': 'Tick box: available only',
  'layoutPage.plots.ask': 'Instead of a price',
  'notFound.message': 'Heading',
  'notFound.other': 'In the other language',
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

export function hintAt(path: string): string | undefined {
  const value = withoutLanguage(path).keys.join('.');
  return hints.find(([where]) => where.test(value))?.[1];
}
