/** Constants only: visitors download this file. */

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

/** The papers of a layout have this type. */
export const DOCUMENT_TYPE = 'application/pdf';

/** `storage.rules` repeats these three sizes; `scripts/consistency.test.ts` compares them. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 50_000_000;
/** What draws a photo holds its rows whole, several at a time. */
export const PHOTO_MAX_SIDE = 16_384;
export const VARIANT_WIDTHS = [320, 640, 960, 1600] as const;

export const BODY_MAX_BYTES = 16 * 1024;

/** All texts, or a layout with its plots, lie in one Firestore document: it has room for 1 MiB. */
export const CONTENT_MAX_BYTES = 900_000;

/** Specification §4 and §9: the home page shows at most six, so at most six can be pinned to it. */
export const HOME_ITEMS = 6;
export const LIST_LIMIT_MAX = 100;
export const PAGE_LENGTH = 24;
export const NAME_MAX_LENGTH = 100;
export const MESSAGE_MAX_LENGTH = 5000;
/** RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of them its brackets. */
export const EMAIL_MAX_LENGTH = 254;
/** There is room for a second number and words beside it. */
export const PHONE_MAX_LENGTH = 100;
/** Fewer digits, or words in their place, are nobody's alone. */
export const PHONE_DIGITS_MIN = 7;

/** Nobody fills the contact form in less: what does is a program. */
export const FILL_TIME_MIN_MS = 2000;
export const STAGES = ['new', 'called', 'visit', 'booked', 'not-interested'] as const;
export type Stage = (typeof STAGES)[number];
export const LEAD_LISTS = ['open', 'all', 'spam'] as const;
export const NOTE_MAX_LENGTH = 2000;
export const COME_DAYS_MAX = 90;
export const CAMPAIGN_MAX_LENGTH = 200;

/**
 * Never renewed, and so longer than a publication goes on: it releases nothing after
 * `LATEST_RELEASE_MS`, and its last call to Hosting takes 30 s.
 */
export const PUBLICATION_LEASE_MS = 150_000;

/** Rule 8(3) of the Digital Personal Data Protection Rules, 2025. */
export const KEEP_DAYS_MIN = 365;

/** A buyer may claim defects for five years (RERA s. 14(3)). The privacy page names it. */
export const BOOKED_KEEP_DAYS = 5 * 365;

/** India has one time zone and no summer time. */
export const TIME_ZONE = 'Asia/Kolkata';
export const TIME_ZONE_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** A Tamil letter has three bytes, and a plain HTML form sends nine characters for it. */
export const MESSAGE_BODY_MAX_BYTES = 64 * 1024;

/** Specification §3: the values of the contact form's boxes. */
export const FORM_SERVICES = {
  plots: 'plots and approvals',
  construction: 'construction and road work',
  plans: '2d and 3d plans',
  others: 'other service',
} as const;

export const FORM_SERVICE_NAMES = Object.keys(FORM_SERVICES) as (keyof typeof FORM_SERVICES)[];

/** Specification §3: what `construction` says when no box is ticked. */
export const GENERAL_PURPOSE = 'general purpose';

/** The contact form's fields that say by themselves what is wrong with them. */
export const FORM_FIELDS = ['name', 'email', 'phone', 'comeOn', 'message'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
