/** What a configuration says: the one of the sample company is the pattern of all. */
export type SiteConfig = typeof import('./sample.config.ts');

/** Rule 8(3) of the Digital Personal Data Protection Rules, 2025. */
const KEEP_DAYS_MIN = 365;

type Checked = Pick<SiteConfig, 'site' | 'admin'>;

/** @throws with what the owner has to change, which ends the build and the start */
export function checkConfig(
  { site: { keepMessagesDays: days }, admin: { email } }: Checked,
  file: string,
): void {
  if (!Number.isInteger(days) || days < KEEP_DAYS_MIN)
    throw new Error(
      `${file}: site.keepMessagesDays is ${days}. The law asks to keep messages for a year: ` +
        `it must be a whole number of at least ${KEEP_DAYS_MIN}.`,
    );
  if (email !== email.trim().toLowerCase())
    throw new Error(
      `${file}: admin.email is "${email}". It must be in small letters, without blanks around it.`,
    );
}
