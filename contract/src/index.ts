/**
 * What calls and records are made of. The functions may import it from here. The site and its
 * words import types alone from here, and each value from its own file, such as
 * `@theni/contract/limits`: a value of this file would bring zod and all schemas to a visitor.
 * What is no part of a call or a record, such as `times.ts`, everybody imports from its own file.
 */

export * from './calls.ts';
export * from './contact-message.ts';
export * from './content.ts';
export * from './item.ts';
export * from './item-requests.ts';
export * from './layout.ts';
export * from './layout-fields.ts';
export * from './layout-values.ts';
export * from './lead.ts';
export * from './limits.ts';
export * from './plain-form.ts';
export * from './plot-fields.ts';
export * from './plot-number.ts';
export * from './plots.ts';
export * from './push.ts';
export { layoutSlug, plotNumber } from './text.ts';
export * from './uuid.ts';
