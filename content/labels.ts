import { type PageName, pageNames } from '@theni/contract/pages';
import type { Content } from './index.ts';

/** What the admin calls the values of a document, by their paths. */
export interface Names {
  /** 'Headline', 'Slide 2' */
  labelAt: (path: string) => string;
  /** Where it is, and what it is: 'Home › Top of the page › Headline (Tamil)' */
  nameAt: (path: string) => string;
  /** Of an element of a list, whichever it is. */
  elementName: (list: string) => string;
}

/**
 * @param labels by path, or by the last key alone; what has none is read from its key
 * @param elements of lists, by their paths or by the last key alone
 */
export function namesOf(labels: Record<string, string>, elements: Record<string, string>): Names {
  function elementName(list: string): string {
    return elements[list] ?? elements[list.split('.').at(-1) ?? ''] ?? 'Entry';
  }

  function labelAt(path: string): string {
    const [, list = '', key = path] = /^(?:(.*)\.)?([^.]*)$/.exec(path) ?? [];
    if (/^\d+$/.test(key)) return `${elementName(list)} ${Number(key) + 1}`;
    return labels[withoutIndexes(path)] ?? labels[key] ?? readable(key);
  }

  function nameAt(path: string): string {
    const { keys, language } = inLanguage(path);
    const names = keys.map((_, index) => labelAt(keys.slice(0, index + 1).join('.')));
    return names.join(' › ') + language;
  }

  return { labelAt, nameAt, elementName };
}

/** 'home.hero.headline.ta' → its keys without the last one, and ' (Tamil)' */
export function inLanguage(path: string): { keys: string[]; language: string } {
  const keys = path.split('.');
  const language = { en: ' (English)', ta: ' (Tamil)' }[keys.at(-1) ?? ''];
  return { keys: language ? keys.slice(0, -1) : keys, language: language ?? '' };
}

/** 'plots.slides.1.title' → 'plots.slides.title' */
export function withoutIndexes(path: string): string {
  return path
    .split('.')
    .filter((key) => !/^\d+$/.test(key))
    .join('.');
}

/** 'unknownPosition' → 'Unknown position' */
function readable(key: string): string {
  const words = key
    .trim()
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export interface Section {
  key: string;
  name: string;
  /** Where visitors read it. */
  where: string;
  /** The page that shows it best. */
  page: PageName;
  parts: (keyof Content)[];
}

export function sectionAt(path: string): Section | undefined {
  const [part] = path.split('.');
  return sections.find(({ parts }) => (parts as (string | undefined)[]).includes(part));
}

/** The page that shows a text best. */
export function pageOf(path: string): PageName {
  const [part = ''] = path.split('.');
  return PAGES_OF_PARTS[part] ?? sectionAt(path)?.page ?? 'home';
}

/** Where a part stands on another page than its section. */
const PAGES_OF_PARTS: Record<string, PageName> = {
  serviceFrame: 'plots',
  notFound: 'notFound',
};

/** What the pages need as it is: the specification's own values, and what only programs read. */
const NOT_FOR_EDITING =
  /^(defaultProjects\.\d+\.service|company\.address\.country|frame\.hours\.dayParts|frame\.languageSwitch|contact\.form\.trap)($|\.)/;

export function isEdited(path: string): boolean {
  return !NOT_FOR_EDITING.test(path);
}

/** Lists that may grow and shrink. The sample layouts fill six places. */
export function isOpenList(path: string): boolean {
  return path !== 'defaultProjects';
}

const elements: Record<string, string> = {
  'company.phones': 'Phone',
  'company.openingHours': 'Opening hours',
  'home.about.text': 'Paragraph',
  'about.paragraphs': 'Paragraph',
  'about.facts': 'Fact',
  'privacy.parts': 'Part',
  defaultProjects: 'Sample project',
  slides: 'Slide',
  steps: 'Step',
  jointDirectors: 'Joint Director',
  deputyDirectors: 'Deputy Director',
  marketingTeamLeaders: 'Team Leader',
};

const labels: Record<string, string> = {
  defaultProjects: 'Sample projects, while the gallery has fewer than six',
  about: 'About us',
  plots: 'Plots and Approvals',
  construction: 'Construction Work',
  roadWork: 'Road Work',
  serviceNames: 'Names of the services in the gallery',
  contact: 'Contact us',
  frame: 'Menus and footer',
  serviceFrame: 'Foot of the service pages',
  notFound: 'Page not found',
  pages: 'Search results',
  pageTitle: 'How a page’s title is put together',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  ta: 'Tamil',
  en: 'English',
  alt: 'What the picture shows, read out to people who cannot see it',
  file: 'Which one',
  x: 'Point in view, from the left',
  y: 'Point in view, from the top',
  lead: 'First sentences',
  noScript: 'When the browser runs no JavaScript',
  failed: 'When it cannot be loaded',
  retry: 'Button to try again',
  'company.name': 'Name of the company',
  'company.phones': 'Phone numbers',
  'company.whatsapp': 'WhatsApp number',
  'company.email': 'E-mail address',
  'company.address.locality': 'Town',
  'company.address.region': 'State',
  'company.address.postalCode': 'PIN code',
  'company.area': 'Service area',
  'company.geo': 'Place on the map',
  'company.mapQuery': 'Map search text',
  'company.social': 'Social networks',
  'company.social.youtube': 'YouTube',
  'people.jointDirectors': 'Joint Directors',
  'people.deputyDirectors': 'Deputy Directors',
  'people.marketingTeamLeaders': 'Marketing Team Leaders',
  'people.marketingManagement': 'Marketing Management',
  'home.hero': 'Top of the page',
  'home.hero.description': 'Text below the headline',
  'home.getInTouch': 'Get In Touch',
  'home.whatWeDo.cards.plots': 'Card of plots',
  'home.whatWeDo.cards.plans': 'Card of plans',
  'home.whatWeDo.cards.roads': 'Card of roads and construction',
  'home.quote': 'Get a quote',
  'home.about': 'About us, in short',
  'home.about.text': 'Paragraphs',
  'home.about.buttonAim': 'What a screen reader adds to the button',
  'home.recentProjects.all': 'Link to the gallery',
  'about.facts.term': 'Word',
  'about.peopleHeading': 'Heading above the people',
  'about.peopleText': 'Text above the people',
  'about.groups': 'Headings of the groups of people',
  'about.groups.jointDirectors': 'Joint Directors',
  'about.groups.deputyDirectors': 'Deputy Directors',
  'about.groups.marketingTeamLeaders': 'Marketing Team Leaders',
  'about.groups.marketingManagement': 'Marketing Management',
  'about.founderNote': 'About the founder',
  carousel: 'Name of the slides, for screen readers',
  stepsHeading: 'Heading above the steps',
  ask: 'Question at the foot',
  'gallery.ask': 'WhatsApp link of a photo',
  'gallery.ask.greeting': 'Ready-made WhatsApp message',
  'gallery.adminPanel': 'Link to the admin panel',
  'gallery.noMatch': 'When a filter finds nothing',
  'gallery.gone': 'When a linked photo is deleted',
  'gallery.largeView': 'Enlarged pictures',
  'gallery.share': 'Share button',
  'gallery.share.failed': 'When copying fails',
  done: 'When it is copied',
  'gallery.newest': 'Newest photos on the service pages',
  'gallery.empty': 'While the gallery is empty',
  'gallery.newest.empty': 'While there is no picture',
  'gallery.newest.all': 'Link to the gallery',
  'contact.direct': 'Heading above phone and e-mail',
  'contact.form': 'The form',
  'contact.form.messagePlaceholder': 'In the empty message field',
  'contact.form.services': 'Question above the boxes',
  'contact.form.boxes.plans': '2D and 3D plans',
  'contact.form.submit': 'Button',
  'contact.form.sending': 'Button while it is sent',
  'contact.sent': 'When the message has come',
  'contact.failed': 'When the message cannot be sent',
  'contact.wrong': 'When a field is empty or wrong',
  'contact.tooMany': 'When too many messages come',
  'contact.tooMany.minute': 'To wait a minute',
  'contact.tooMany.minutes': 'To wait longer',
  'contact.otherWays': 'Other ways when sending fails',
  'contact.otherWays.kept': 'Above the message',
  'contact.otherWays.lead': 'On a page of its own',
  'contact.privacy': 'Line about privacy',
  'contact.whatsappMessage': 'Ready-made WhatsApp message',
  'map.load': 'Button to show it',
  'map.frameTitle': 'Name of the map, for screen readers',
  'map.drawingAlt': 'What the drawn map shows',
  'privacy.write': 'Before the e-mail address',
  'privacy.call': 'Before the phone number',
  'frame.skipLink': 'Link past the menu, for the keyboard',
  'frame.menu': 'Main menu',
  'frame.menu.label': 'Its name, for screen readers',
  'frame.contactStrip': 'Name of the contact bar, for screen readers',
  'frame.whatsappGreeting': 'Ready-made WhatsApp message',
  'frame.carousel': 'Slides, for screen readers',
  'frame.footer.promise': 'Sentence below the name',
  'frame.footer.rights': 'Copyright',
  'frame.social': 'Names of the social networks',
  'frame.hours': 'How opening hours are written',
  'frame.hours.days.Mo': 'Monday',
  'frame.hours.days.Tu': 'Tuesday',
  'frame.hours.days.We': 'Wednesday',
  'frame.hours.days.Th': 'Thursday',
  'frame.hours.days.Fr': 'Friday',
  'frame.hours.days.Sa': 'Saturday',
  'frame.hours.days.Su': 'Sunday',
  'frame.hours.span': 'From one to another',
  'frame.loadFailed': 'When a page cannot be loaded',
  'notFound.message': 'Heading',
  'notFound.other': 'In the other language',
  'pages.messageSent': 'After a message',
  'pages.messageFailed': 'After a message that failed',
};

export const contentNames = namesOf(labels, elements);
export const { labelAt, nameAt } = contentNames;

const hints: Record<string, string> = {
  'company.name': 'As it stands in the header, in the footer and in search results.',
  'company.whatsapp': 'With +91. The WhatsApp links of all pages lead here.',
  'company.phones': 'With +91. The first one stands in the header.',
  'company.mapQuery': 'Name and address, as you would type them into Google Maps.',
  'company.area': 'A town or a district.',
  'home.hero.headline': 'The first words that visitors and Google see.',
};

export function hintAt(path: string): string | undefined {
  const [, hint] = hintsByForm.find(([form]) => form.test(path)) ?? [];
  return hints[withoutIndexes(inLanguage(path).keys.join('.'))] ?? hint;
}

const hintsByForm: [where: RegExp, hint: string][] = [
  [/^pages\..*\.description$/, 'Google shows about the first 150 letters.'],
  [/^people\..*\.phone$/, 'With +91. Calls and WhatsApp lead here.'],
  [/^company\.social\./, 'Leave it empty if there is none: then it is shown nowhere.'],
];

const SERVICE = 'Slides and texts of the service page';

/** The content as the owner thinks of it, what changes most first. */
const NAMED: Section[] = [
  section('company', 'Name, phones, address, hours, social networks: on every page', {
    page: 'contact',
  }),
  section('people', 'Names and phone numbers on About us', { page: 'about' }),
  section('home', 'The home page', { parts: ['home', 'defaultProjects'] }),
  section('about', 'The page About us'),
  section('plots', SERVICE),
  section('construction', SERVICE),
  section('roadWork', SERVICE),
  section('gallery', 'The gallery', { parts: ['gallery', 'serviceNames'] }),
  section('projects', 'What stands around the layouts, and the calculators', {
    name: 'Layouts',
    page: 'layouts',
    parts: ['projectList', 'projectPage', 'calculators'],
  }),
  section('contact', 'The contact form, its answers, and the map', { parts: ['contact', 'map'] }),
  section('privacy', 'The privacy notice: have a lawyer read what you change'),
  section('frame', 'What all pages share', {
    page: 'home',
    parts: ['frame', 'serviceFrame', 'notFound'],
  }),
  section('pages', 'Names of the pages, and what Google and chats show of them', {
    page: 'home',
    parts: ['pages', 'pageTitle'],
  }),
];

/** Where nothing else is said, its key is the name of its page and of its part. */
function section(key: string, where: string, more: Partial<Section> = {}): Section {
  const own = { name: labelAt(key), page: key as PageName, parts: [key as keyof Content] };
  return { key, where, ...own, ...more };
}

/** Pages without a text of their name. */
const WITHOUT_TEXT = ['layouts', 'messageSent', 'messageFailed'];

/** The text of a page that no section names has a section of its own. @param pages their names */
export function ownSections(pages: readonly string[]): Section[] {
  const listed: string[] = [...NAMED.flatMap(({ parts }) => parts), ...WITHOUT_TEXT];
  return pages
    .filter((page) => !listed.includes(page))
    .map((page) => {
      const name = labelAt(`pages.${page}`);
      return section(page, `The page ${name}`, { name });
    });
}

export const sections: Section[] = [...NAMED, ...ownSections(pageNames)];
