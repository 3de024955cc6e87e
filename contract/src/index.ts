/**
 * Everything that calls and records are made of. The functions may import all of it from here. The
 * site and its words import only types from here, and each value from its own file, such as
 * `@theni/contract/languages`: a value of this file would bring zod and all schemas to a visitor.
 * Other files, such as `times.ts`, are imported by their own names.
 */

export * from './calls.ts';
export * from './contact-form.ts';
export * from './contact-message.ts';
export * from './content.ts';
export * from './content-files.ts';
export * from './item.ts';
export * from './item-requests.ts';
export * from './languages.ts';
export * from './layout.ts';
export * from './layout-changes.ts';
export * from './layout-fields.ts';
export * from './layout-statuses.ts';
export * from './layout-values.ts';
export * from './lead.ts';
export * from './lead-stages.ts';
export * from './plain-form.ts';
export * from './plot-fields.ts';
export * from './plot-number.ts';
export * from './plots.ts';
export * from './publication.ts';
export * from './push.ts';
export { layoutSlug, plotNumber } from './text.ts';
export * from './uploads.ts';
export * from './uuid.ts';
export * from './values.ts';
