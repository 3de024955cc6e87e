import { z } from 'zod';
import { layoutSlug, line, uuid } from '../values/text.ts';
import { FILE_TYPES, GALLERY_SERVICES, LIST_LIMIT_MAX, LOCATION_MAX_LENGTH } from './item.ts';

const service = z.enum(GALLERY_SERVICES);
const location = line(LOCATION_MAX_LENGTH);
const url = z.url({ protocol: /^https?$/ }).max(4096);

export const createItemBody = z.strictObject({
  Location: location,
  Service: service,
  FileUrl: url,
  FileType: z.enum(FILE_TYPES),
  PosterUrl: url.exactOptional(),
  Layout: layoutSlug.exactOptional(),
});
export type NewItem = z.infer<typeof createItemBody>;

export const itemChange = z
  .strictObject({
    Location: location.exactOptional(),
    Service: service.exactOptional(),
    Pinned: z.boolean().exactOptional(),
    /** The slug of the layout that it belongs to; an empty text takes the item out of it. */
    Layout: z.union([z.literal(''), layoutSlug]).exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'must change something');
export type ItemChange = z.infer<typeof itemChange>;

/** `service=…&service=…` finds the items of either service. */
const serviceChoice = z.union([
  service,
  z
    .array(service)
    .min(2)
    .refine((services) => new Set(services).size === services.length, 'must not repeat one'),
]);

export const noQuery = z.strictObject({});

export const filterQuery = z.strictObject({
  service: serviceChoice.exactOptional(),
  town: location.exactOptional(),
});
export type FilterQuery = z.infer<typeof filterQuery>;

export const listQuery = z
  .strictObject({
    limit: z
      .string()
      .regex(/^[1-9][0-9]{0,2}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(1).max(LIST_LIMIT_MAX))
      .exactOptional(),
    /** The id of the last item of the page before. */
    before: uuid.exactOptional(),
    service: serviceChoice.exactOptional(),
    town: location.exactOptional(),
    home: z.literal('1').exactOptional(),
  })
  .refine(({ home, ...rest }) => !home || Object.keys(rest).length === 0, 'home stands alone');
export type ListQuery = z.infer<typeof listQuery>;

/** The owner's list, a page of it; or the items of these ids, wherever they stand in it. */
export const adminListQuery = z.strictObject({
  search: location.exactOptional(),
  /** `next` of the page before: the place of an item, which may have been deleted since. */
  before: z.string().max(100).exactOptional(),
  id: z.union([uuid, z.array(uuid).max(LIST_LIMIT_MAX)]).exactOptional(),
});
export type AdminListQuery = z.infer<typeof adminListQuery>;
