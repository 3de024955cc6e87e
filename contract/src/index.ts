export * from './contact-message.ts';
export * from './item.ts';
export * from './limits.ts';
export * from './problem.ts';
export * from './requests.ts';
export * from './session.ts';
