/** Constants only: visitors download this file. */

export const NAME_MAX_LENGTH = 100;
export const MESSAGE_MAX_LENGTH = 5000;
/** RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of them its brackets. */
export const EMAIL_MAX_LENGTH = 254;
/** Some visitors type a second number or words beside their number. */
export const PHONE_MAX_LENGTH = 100;
/** A phone field with fewer digits names no single person, so nobody can be found by it. */
export const PHONE_DIGITS_MIN = 7;
/** Some visitors name two plots, or say where the plot lies. */
export const TYPED_PLOT_MAX_LENGTH = 100;
export const CAMPAIGN_MAX_LENGTH = 200;

/** No person fills the form in a shorter time: a program has sent it. */
export const FILL_TIME_MIN_MS = 2000;

/** Specification §3: the values of the form's boxes. */
export const FORM_SERVICES = {
  plots: 'plots and approvals',
  construction: 'construction and road work',
  plans: '2d and 3d plans',
  others: 'other service',
} as const;

export const FORM_SERVICE_NAMES = Object.keys(FORM_SERVICES) as (keyof typeof FORM_SERVICES)[];

/** Specification §3: what `construction` says when no box is ticked. */
export const GENERAL_PURPOSE = 'general purpose';

/** The form's fields that have sentences of their own for a wrong value. */
export const FORM_FIELDS = ['name', 'email', 'phone', 'plot', 'comeOn', 'message'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
