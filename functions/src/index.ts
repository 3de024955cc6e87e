import { hideBodyHeaders } from './http/hide-body-from-framework.ts';

/**
 * What the platform loads. It is apart from the functions because it changes the whole process,
 * which the process of a test would not survive.
 */
hideBodyHeaders();

export * from './functions.ts';
