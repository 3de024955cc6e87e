/** Lines of the log for which alerts of `scripts/setup/alerts` wait, each logged in one place. */

/** Its reason stands beside it. */
export const MAIL_FAILS = 'LEAD NOT MAILED IN FOUR TRIES';
