/** Specification §2–§5 and §8: labels, values and messages of the contact form, to the letter. */
export const contact = {
  heading: 'Contact us',
  lead: 'Tell us what you are looking for and where. Whoever knows that corner of the district best will call you back.',
  direct: 'Rather talk?',
  form: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    messagePlaceholder: 'Say Hi',
    services: 'Which service do you need?',
    optional: '(optional)',
    submit: 'Send message',
    sending: 'Sending..',
  },
  sent: 'your message received..',
  failed: 'your message cannot send, please contact other way..',
};

/** The checkbox texts are the values that are sent; the keys are the names of the fields. */
export const serviceChoices = {
  plots: 'plots and approvals',
  construction: 'construction and road work',
  plans: '2d and 3d plans',
  others: 'other service',
} as const;

export type ServiceChoice = keyof typeof serviceChoices;

/** What `construction` says when no service was ticked (specification §3). */
export const GENERAL_PURPOSE = 'general purpose';

/** Specification §9. */
export const BANNER_MS = 5000;
