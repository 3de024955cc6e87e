export * from './calls.ts';
export * from './contact-message.ts';
export * from './escape-html.ts';
export * from './item.ts';
export * from './limits.ts';
export * from './plain-form.ts';
export * from './problem.ts';
export * from './requests.ts';
