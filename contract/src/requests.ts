import { z } from 'zod';
import {
  ALT_MAX_LENGTH,
  BULK_MAX,
  FILE_TYPES,
  GALLERY_SERVICES,
  LIST_LIMIT_MAX,
  LOCATION_MAX_LENGTH,
} from './limits.ts';
import { layoutSlug, line } from './text.ts';

const service = z.enum(GALLERY_SERVICES);
const location = line(LOCATION_MAX_LENGTH);
const url = z.url({ protocol: /^https?$/ }).max(4096);

export const itemId = z.uuid({ version: 'v4' }).lowercase();

/** `POST /api/file` */
export const newItem = z.strictObject({
  Location: location,
  Service: service,
  FileUrl: url,
  FileType: z.enum(FILE_TYPES),
  PosterUrl: url.exactOptional(),
  /** SHA-256 of the file as it was chosen, in hexadecimal: by it the panel knows a photo that is there already. */
  Hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256')
    .exactOptional(),
  /** The slug of the layout that it belongs to. */
  Project: layoutSlug.exactOptional(),
});
export type NewItem = z.infer<typeof newItem>;

const itemFields = {
  Location: location.exactOptional(),
  Service: service.exactOptional(),
  /** An empty text takes the admin's own text back. */
  Alt: z.union([z.literal(''), line(ALT_MAX_LENGTH)]).exactOptional(),
  Pinned: z.boolean().exactOptional(),
  Hidden: z.boolean().exactOptional(),
  /** The slug of the layout that it belongs to; an empty text takes it back. */
  Project: z.union([z.literal(''), layoutSlug]).exactOptional(),
};

const changesSomething = (change: object) => Object.keys(change).some((field) => field !== 'Ids');
const NOTHING = 'must change something';

/** `PATCH /api/file/:id` */
export const itemChange = z.strictObject(itemFields).refine(changesSomething, NOTHING);
export type ItemChange = z.infer<typeof itemChange>;

const itemIds = z.array(itemId).min(1).max(BULK_MAX);

/** `PATCH /api/file` */
export const itemsChange = z
  .strictObject({ Ids: itemIds, ...itemFields })
  .refine(changesSomething, NOTHING);

/** `POST /api/file/delete` */
export const itemsDeletion = z.strictObject({ Ids: itemIds });

/** One service, or several of which an item has one: `service=…&service=…`. */
const serviceChoice = z.union([
  service,
  z
    .array(service)
    .min(2)
    .refine((services) => new Set(services).size === services.length, 'must not repeat one'),
]);

/** The query of `GET /api/file/:id`. */
export const noQuery = z.strictObject({});

/** The query of `GET /api/file/filters`: what is chosen already. */
export const filterQuery = z.strictObject({
  service: serviceChoice.exactOptional(),
  place: location.exactOptional(),
});
export type FilterQuery = z.infer<typeof filterQuery>;

/** The query of `GET /api/file`. `home` stands alone: its response has no pages. */
export const listQuery = z
  .strictObject({
    limit: z
      .string()
      .regex(/^[1-9][0-9]{0,2}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(1).max(LIST_LIMIT_MAX))
      .exactOptional(),
    after: itemId.exactOptional(),
    service: serviceChoice.exactOptional(),
    place: location.exactOptional(),
    home: z.literal('1').exactOptional(),
  })
  .refine(({ home, ...rest }) => !home || Object.keys(rest).length === 0, 'home stands alone');
export type ListQuery = z.infer<typeof listQuery>;
