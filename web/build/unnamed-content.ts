import { type Content, shipped } from '@theni/content';

/** Fields of company and people that tell nothing of the sample. */
const TELL_NOTHING = ['locality', 'region', 'country', 'area', 'geo', 'openingHours', 'position'];

/**
 * The content for the admin area before the first publication: nothing of the sample company and
 * its people.
 */
export const unnamedContent: Content = {
  ...shipped,
  company: blank(shipped.company),
  people: blank(shipped.people),
};

function blank<Value>(value: Value): Value {
  if (typeof value === 'string') return '' as Value;
  if (Array.isArray(value)) return value.map(blank) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      TELL_NOTHING.includes(key) ? inner : blank(inner),
    ]),
  ) as Value;
}
