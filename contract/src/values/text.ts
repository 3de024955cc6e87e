import { z } from 'zod';
import { normalizePlotNumber, PLOT_NUMBER_MAX_LENGTH } from '../layouts/plots.ts';
import { FIRST_DAY } from './times.ts';

/** The id of an item, a content file, a plot or a release: a random UUID (RFC 9562, 5.4). */
export const uuid = z.uuid({ version: 'v4' }).lowercase();

/** At least one character that a reader sees; U+2800 is a blank that no class of blanks has. */
const SHOWN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text that shows something. @param maxLength in UTF-16 units */
const shownText = (maxLength: number, clean: (typed: string) => string) =>
  z.string().overwrite(clean).trim().regex(SHOWN, 'must not be empty').max(maxLength);

/** A posted form has two characters for the line break that the field has counted once. */
export const text = (maxLength: number) =>
  shownText(maxLength, (typed) => typed.replaceAll('\r\n', '\n'));

/** A text on one line: tabs and line breaks become blanks. */
export const line = (maxLength: number) =>
  shownText(maxLength, (typed) => typed.replace(/[\t\n\r]+/g, ' '));

/** A text of the owner's, which may have several lines. @param max in UTF-16 units */
export const typedText = (max: number) =>
  z
    .string()
    .max(max, `is too long: at most ${max} characters`)
    .regex(
      /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u,
      'contains a character that cannot be shown: please type it again',
    );

/** ISO 8601: 2026-03-02. */
export const typedDay = z.iso
  .date()
  .refine((day) => day >= FIRST_DAY, 'must have a year of four digits, such as 2026');

export const layoutSlug = z
  .string()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single dashes')
  // The page of such a layout would overwrite the list of all layouts.
  .refine((slug) => slug !== 'index', 'is an address of the site itself');

/** As people write it: '17', '12A', 'A-17', '12/1', 'Corner 7', 'மூலை 4'. */
export const plotNumber = z
  .string()
  .max(100)
  .transform(normalizePlotNumber)
  .pipe(
    z
      .string()
      .max(PLOT_NUMBER_MAX_LENGTH)
      .regex(
        /^[\p{L}\d][\p{L}\p{M}\d \-/.&]*$/u,
        'must begin with a letter or a digit, and have only letters, digits, blanks and - / . &',
      ),
  );

/** @returns undefined for what is no address */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
