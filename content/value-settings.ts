import type { FieldMeta } from '@theni/contract/fields';
import { pageNames } from '@theni/contract/site-map';
import type { Content } from './index.ts';

/** What is special about a value, or a part of the content; each is otherwise as any other. */
interface ValueSettings {
  /** What the admin area calls it, instead of its key; an element of a list is counted: 'Slide 2'. */
  label?: string;
  hint?: string;
  /** Of a line that is no free text. */
  kind?: FieldMeta['kind'];
  /** Links and search engines need a certain form of the text. */
  form?: { test(text: string): boolean };
  /** A text of this form. */
  example?: string;
  /** Nothing is as good as something: what has no address is not shown. */
  mayBeEmpty?: true;
  /** A real company may well share it, and all within it, with the sample. */
  mayBeAsShipped?: true;
  /** The specification's own, or what only programs read: the owner does not change it. */
  isFixed?: true;
  /** The owner changes the elements of this list, and not their number. */
  isFixedList?: true;
  /**
   * Pages compare, format or give to others what is in it: a text has no mark in the preview, and
   * where it is shown, `useEditMark` tells its path.
   */
  isUnmarked?: true;
}

/** 'plots.slides.*.title': the path of every value, with `*` for an element of a list. */
export type ContentPath = PathIn<Content>;

type PathIn<Part> = Part extends readonly (infer Element)[]
  ? '*' | `*.${PathIn<Element>}`
  : Part extends object
    ? { [Key in keyof Part & string]: Key | `${Key}.${PathIn<Part[Key]>}` }[keyof Part & string]
    : never;

type Settings = { [Path in ContentPath]?: ValueSettings };

const PERSONS = [
  'people.founder',
  'people.jointDirectors.*',
  'people.deputyDirectors.*',
  'people.marketingTeamLeaders.*',
  'people.marketingManagement',
] as const;

/** The same for several paths. */
function each<Path extends ContentPath>(paths: readonly Path[], settings: ValueSettings): Settings {
  return Object.fromEntries(paths.map((path) => [path, settings])) as Settings;
}

const settings: Settings = {
  'company.name': { hint: 'As it stands in the header, in the footer and in search results.' },
  'company.phones': { label: 'Phone numbers', hint: 'The first one stands in the header.' },
  'company.phones.*': { label: 'Phone', kind: 'tel', hint: 'The first one stands in the header.' },
  'company.whatsapp': { kind: 'tel', hint: 'The WhatsApp links of all pages lead here.' },
  'company.email': {
    kind: 'email',
    form: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/,
    example: 'office@example.com',
  },
  'company.address': { isUnmarked: true },
  'company.address.locality': { label: 'Town', mayBeAsShipped: true },
  'company.address.region': { label: 'State', mayBeAsShipped: true },
  'company.address.postalCode': {
    label: 'PIN code',
    form: /^\d{6}$/,
    example: '000000, six digits',
  },
  'company.address.country': {
    isFixed: true,
    form: /^[A-Z]{2}$/,
    example: 'IN',
    mayBeAsShipped: true,
  },
  'company.area': { hint: 'A town or a district.', mayBeAsShipped: true },
  'company.geo': { label: 'Place on the map' },
  'company.openingHours.*': {
    label: 'Opening hours',
    kind: 'hours',
    form: { test: areOpeningHours },
    example:
      'Monday to Saturday, 9.30 am to 7 pm, and the closing time must be later than the opening time',
  },
  'company.mapQuery': {
    label: 'Map search text',
    hint: 'Name and address, as you would type them into Google Maps.',
  },
  ...each(
    [
      'company.social.facebook',
      'company.social.twitter',
      'company.social.instagram',
      'company.social.youtube',
    ],
    {
      kind: 'url',
      form: /^https:\/\/[^\s/]+\.[^\s/]+/,
      example: 'https://www.example.com/name',
      hint: 'Leave it empty if there is none: then it is shown nowhere.',
      mayBeEmpty: true,
    },
  ),
  'people.jointDirectors': { mayBeEmpty: true },
  'people.deputyDirectors': { mayBeEmpty: true },
  'people.marketingTeamLeaders': { mayBeEmpty: true },
  ...each(
    PERSONS.map((person) => `${person}.phone` as const),
    { kind: 'tel', hint: 'Calls and WhatsApp lead here.' },
  ),
  ...each(
    PERSONS.flatMap((person) => [
      `${person}.position` as const,
      `${person}.picture.x` as const,
      `${person}.picture.y` as const,
    ]),
    { mayBeAsShipped: true },
  ),
  pages: { label: 'Search results' },
  ...each(
    pageNames.map((page) => `pages.${page}.title` as const),
    { isUnmarked: true },
  ),
  ...each(
    pageNames.map((page) => `pages.${page}.description` as const),
    { hint: 'Google shows about the first 150 characters.', isUnmarked: true },
  ),
  pageTitle: { label: 'How a page’s title is put together', isUnmarked: true },
  frame: { label: 'Menus and footer' },
  'frame.languageSwitch': { isFixed: true },
  'frame.hours': { label: 'How opening hours are written', isUnmarked: true },
  'frame.hours.dayParts': { isFixed: true },
  'frame.whatsappGreeting': { label: 'Ready-made WhatsApp message' },
  'frame.menu.label': { label: 'Name of the menu, for screen readers' },
  'frame.contactStrip': { label: 'Name of the contact bar, for screen readers' },
  'frame.callBar': {
    label: 'Name of the bar at the bottom of a phone’s screen, for screen readers',
  },
  'frame.footer.promise': { label: 'Sentence under the logo' },
  'frame.hours.span': { label: 'From … to …' },
  'home.hero.headline': { hint: 'The first words that visitors and Google see.' },
  'home.hero': { label: 'Top of the page' },
  'home.hero.plots': { label: 'Button of plots' },
  'home.hero.offer': { label: 'Line above the buttons' },
  'home.hero.offer.from': { label: 'With the lowest price' },
  'home.about.text.*': { label: 'Paragraph' },
  'home.about.buttonAim': { label: 'What a screen reader adds to the button' },
  'home.recentProjects.drawings': { label: 'While a tile is a drawing' },
  defaultProjects: {
    label: 'Sample photos, while the gallery has fewer than six',
    isFixedList: true,
  },
  'defaultProjects.*': { label: 'Sample photo' },
  'defaultProjects.*.service': { isFixed: true },
  serviceFrame: { label: 'Bottom of the service pages' },
  'gallery.empty': { label: 'While there is no picture' },
  'gallery.ask': { label: 'WhatsApp link of a photo' },
  'gallery.filters.all': { label: 'Choice of all' },
  'gallery.noMatch': { label: 'When a filter finds nothing' },
  'gallery.found': { label: 'When a filter finds some, for screen readers' },
  'gallery.gone': { label: 'When a linked photo is deleted' },
  'contact.form.extra': { isFixed: true },
  'contact.form.comeOnHint': { label: 'Hint under the day' },
  'contact.otherWays.kept': { label: 'When the typed text is still there' },
  'contact.next': { label: 'What happens after sending' },
  'contact.noEmail': { label: 'Link for those without e-mail' },
  'contact.direct': { label: 'Heading of phone and e-mail' },
  'contact.whatsappMessage': { label: 'Ready-made WhatsApp message' },
  'contact.whatsappMessage.generalPurpose': { label: 'When no service is ticked' },
  'contact.sent': { label: 'After a message is sent' },
  'contact.failed': { label: 'When the message cannot be sent' },
  'contact.wrong': { label: 'When a field is empty or wrong' },
  'contact.tooMany': { label: 'When too many messages come' },
  'contact.otherWays': { label: 'Other ways when sending fails' },
  'map.frameTitle': { label: 'Name of the map, for screen readers' },
  'layoutList.qr': { label: 'QR code, for screen readers' },
  'layoutList.empty': { label: 'When there is no layout' },
  'layoutList.ask': { label: 'What a message about it says' },
  'layoutList.ask.about': { label: 'About a layout' },
  'layoutList.see': { label: 'Button to plan and plots' },
  'layoutList.exempt': { label: 'When no registration is needed' },
  'layoutPage.facts.perCent': { label: 'Price of one cent' },
  'layoutPage.facts.perSqFt': { label: 'Price of one sq ft' },
  'layoutPage.facts.from': { label: 'Lowest price of a plot' },
  'layoutPage.range': { label: 'Smallest to largest size' },
  'layoutPage.facts.extra': { label: 'What comes on top of the price' },
  'layoutPage.plots': { label: 'Plan and plots' },
  'layoutPage.plots.all': { label: 'Button: show all plots' },
  'layoutPage.plots.freeOnly': { label: 'Tick box: available only' },
  'layoutPage.plots.ask': { label: 'Instead of a price' },
  'privacy.jumps': { label: 'Name of the links to the parts, for screen readers' },
  'notFound.message': { label: 'Heading' },
};

const settingsByPath: Record<string, ValueSettings | undefined> = settings;

/** @param path of a value, in a list with its index or with `*` */
export function settingsAt(path: string): ValueSettings {
  return settingsByPath[path.replace(/\.\d+(?=\.|$)/g, '.*')] ?? {};
}

export function isEditable(path: string): boolean {
  return !isWithin(path, 'isFixed');
}

/** Whether this is said of the value at the path, or of a part of the content that it stands in. */
export function isWithin(
  path: string,
  setting: 'isFixed' | 'isUnmarked' | 'mayBeAsShipped',
): boolean {
  if (settingsAt(path)[setting]) return true;
  return path.includes('.') && isWithin(path.slice(0, path.lastIndexOf('.')), setting);
}

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = String.raw`((?:[01]\d|2[0-3]):[0-5]\d)`;
const OPENING_HOURS = new RegExp(`^${DAY}(?:-${DAY})? ${TIME}-${TIME}$`);

/** As schema.org writes them: 'Mo-Sa 09:30-19:00'. */
function areOpeningHours(text: string): boolean {
  const [, opens = '', closes = ''] = OPENING_HOURS.exec(text) ?? [];
  return opens < closes;
}
