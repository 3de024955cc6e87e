/** Constants only: pages download this file without zod. */

/** The papers of a layout have this type. */
export const DOCUMENT_TYPE = 'application/pdf';
/** Stands somewhere in so many first bytes (ISO 32000), and not always at the very beginning. */
export const DOCUMENT_HEADER = '%PDF-';
export const DOCUMENT_HEADER_WITHIN = 1024;

/** `storage.rules` repeats these three sizes; `scripts/consistency.test.ts` compares them. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

export const PHOTO_MAX_PIXELS = 50_000_000;
/** sharp holds several whole rows of a photo in memory, so a very wide one has to be refused. */
export const PHOTO_MAX_SIDE = 16_384;
