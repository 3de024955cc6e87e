/** Plain constants that the site and the functions agree on. Nothing but constants: visitors download this file. */

/** Of the public pages; the admin area is English. */
export const LANGUAGES = ['en', 'ta'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Specification §5, to the letter: 'Consturction ' keeps its spelling and its trailing space. */
export const GALLERY_SERVICES = [
  'Plots and Approvals',
  'Consturction ',
  'Road Work',
  '2d,3d plans',
] as const;

export type Service = (typeof GALLERY_SERVICES)[number];

/** Specification §3: this type means a video, anything else is shown as an image. */
export const VIDEO_TYPE = 'video/mp4';

export const FILE_TYPES = ['image/jpeg', 'image/png', VIDEO_TYPE] as const;

export type FileType = (typeof FILE_TYPES)[number];

export const LOCATION_MAX_LENGTH = 120;
export const ALT_MAX_LENGTH = 200;

/** `storage.rules` hold the same two sizes; `npm run check` compares them. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;

export const PHOTO_MAX_PIXELS = 50_000_000;

/** Pixels. A photo narrower than one of them is never enlarged to it. */
export const VARIANT_WIDTHS = [320, 640, 960, 1600] as const;

/** A placeholder is part of the list, so each byte of it is paid for with each item. */
export const PLACEHOLDER_MAX_BYTES = 600;

/** What the admin should know of a video that is shown all the same. */
export type VideoWarning = 'not H.264';

export const BODY_MAX_BYTES = 16 * 1024;

/** The site's whole content. What differs from the shipped one then fits into a document of Firestore (1 MiB). */
export const CONTENT_BODY_MAX_BYTES = 1_000_000;

/** Specification §4 and §9: the home page shows at most six, so at most six can be pinned to it. */
export const HOME_ITEMS = 6;

export const LIST_LIMIT_MAX = 100;

/** How many items the gallery asks for at a time. */
export const PAGE_LENGTH = 24;

export const NAME_MAX_LENGTH = 100;
export const MESSAGE_MAX_LENGTH = 5000;
/** RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of them its brackets. */
export const EMAIL_MAX_LENGTH = 254;
/** With room for the blanks and brackets that people type. */
export const PHONE_MAX_LENGTH = 32;

/** Nobody fills the contact form in less: what does is a program. */
export const FILL_TIME_MIN_MS = 2000;

/** The answer to `GET /api/messages` carries the numbers of unread messages and of unread spam in them. */
export const UNREAD_HEADER = 'X-Unread-Count';
export const UNREAD_SPAM_HEADER = 'X-Unread-Spam-Count';

/** A Tamil letter has three bytes, and a plain HTML form sends nine characters for it. */
export const MESSAGE_BODY_MAX_BYTES = 64 * 1024;

/** Specification §3: what each box of the contact form stands for when it is ticked. */
export const FORM_SERVICES = {
  plots: 'plots and approvals',
  construction: 'construction and road work',
  plans: '2d and 3d plans',
  others: 'other service',
} as const;

/** None of the boxes is ticked. */
export const NO_SERVICES = { plots: '', construction: '', plans: '', others: '' } as const;

/** Specification §3: what `construction` says when no box is ticked. */
export const GENERAL_PURPOSE = 'general purpose';
