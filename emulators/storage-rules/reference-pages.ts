/** Where the tables of cases have their expectations from; a section is named by its heading. */
export const reference = 'https://firebase.google.com/docs/reference/rules/rules';
export const storage = 'https://firebase.google.com/docs/reference/security/storage';
export const language = 'https://firebase.google.com/docs/rules/rules-language';
export const fields = 'https://firebase.google.com/docs/firestore/security/rules-fields';
export const quotas = 'https://firebase.google.com/docs/firestore/quotas#security_rules';
export const re2 = 'https://github.com/google/re2/wiki/Syntax';
export const cel = 'https://github.com/google/cel-spec/blob/master/doc/langdef.md';

export const errors = `${storage} (Error Evaluation)`;
export const operators = `${language} (Building conditions)`;
