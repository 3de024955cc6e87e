/**
 * Everything that calls and records are made of. Functions and tests import all of it from here. The
 * site and its words import only types from here, and each value from its own file, such as
 * `@theni/contract/site-map`: a value of this file would bring zod and all schemas to a visitor.
 */

export * from './calls.ts';
export * from './gallery/item.ts';
export * from './gallery/item-requests.ts';
export * from './gallery/uploads.ts';
export * from './layouts/layout.ts';
export * from './layouts/layout-changes.ts';
export * from './layouts/layout-fields.ts';
export * from './layouts/layout-issues.ts';
export * from './layouts/layout-values.ts';
export * from './layouts/plot-fields.ts';
export * from './layouts/plots.ts';
export * from './local-stack.ts';
export * from './messages/contact-form.ts';
export * from './messages/contact-message.ts';
export * from './messages/lead.ts';
export * from './messages/lead-stages.ts';
export * from './messages/phone.ts';
export * from './messages/push.ts';
export * from './values/characters.ts';
export * from './values/fields.ts';
export * from './values/same-values.ts';
export { layoutSlug, plotNumber, uuid } from './values/text.ts';
export * from './values/times.ts';
export * from './values/values.ts';
export * from './website/content.ts';
export * from './website/publication.ts';
export * from './website/site-map.ts';
