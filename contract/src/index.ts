/**
 * Everything that calls and records are made of. The functions may import all of it from here. The
 * site and its words import only types from here, and each value from its own file, such as
 * `@theni/contract/languages`: a value of this file would bring zod and all schemas to a visitor.
 * Other files, such as `times.ts`, are imported by their own names.
 */

export * from './calls.ts';
export * from './gallery/item.ts';
export * from './gallery/item-requests.ts';
export * from './gallery/uploads.ts';
export * from './layouts/layout.ts';
export * from './layouts/layout-changes.ts';
export * from './layouts/layout-fields.ts';
export * from './layouts/layout-values.ts';
export * from './layouts/plot-fields.ts';
export * from './layouts/plot-number.ts';
export * from './layouts/plots.ts';
export * from './messages/contact-form.ts';
export * from './messages/contact-message.ts';
export * from './messages/lead.ts';
export * from './messages/lead-stages.ts';
export * from './messages/plain-form.ts';
export * from './messages/push.ts';
export { layoutSlug, plotNumber } from './values/text.ts';
export * from './values/uuid.ts';
export * from './values/values.ts';
export * from './website/content.ts';
export * from './website/content-files.ts';
export * from './website/languages.ts';
export * from './website/publication.ts';
