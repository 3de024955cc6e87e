import { KEEP_DAYS_MIN } from '@theni/contract/limits';

/** @throws where messages would be deleted sooner than the law allows, which ends the build */
export function refuseShortKeeping(
  { keepMessagesDays: days }: { keepMessagesDays: number },
  file: string,
): void {
  if (Number.isInteger(days) && days >= KEEP_DAYS_MIN) return;
  throw new Error(
    `${file}: site.keepMessagesDays is ${days}. The law asks to keep messages for a year: it must be a whole number of at least ${KEEP_DAYS_MIN}.`,
  );
}
