import fc from 'fast-check';
import {
  bombs,
  FORM_TYPE,
  type HostileBody,
  JSON_TYPE,
  nested,
  PROTOTYPE_KEYS,
  rawBytes,
  textBody,
  toJson,
} from './hostile-bodies.ts';
import { samplePost } from './sample-post.ts';

const FORM_FIELDS = ['name', 'email', 'message', 'services'];

/** What is no string is right in none of a message's text fields. */
const noString = fc
  .anything({ withNullPrototype: true, maxDepth: 4 })
  .filter((value) => typeof value !== 'string' && toJson(value) !== undefined);
const controlText = fc
  .tuple(
    fc.string(),
    fc.constantFrom('\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800'),
    fc.string(),
  )
  .map(([before, control, after]) => `a${before}${control}${after}b`);
const longText = fc
  .integer({ min: 5001, max: 90_000 })
  .map((length) => 'அ'.repeat(length / 3 + 5001));
const badText = fc.oneof(noString, controlText, longText, fc.constantFrom('', ' ', '\n\t'));

/** A good message with one field invalid. */
const invalidField = fc.tuple(fc.constantFrom(...FORM_FIELDS), badText).map(([field, value]) => ({
  ...samplePost(),
  formData: { ...samplePost().formData, [field]: value },
}));
const extraKey = fc
  .tuple(
    fc.constantFrom('post', 'formData', 'services'),
    fc.constantFrom(...PROTOTYPE_KEYS),
    fc.jsonValue(),
  )
  .map(([place, key, value]) => {
    const post = samplePost();
    const extra = { [key]: value };
    const services = { ...post.formData.services, ...(place === 'services' && extra) };
    const formData = { ...post.formData, services, ...(place === 'formData' && extra) };
    return { ...post, formData, ...(place === 'post' && extra) };
  });
const badExtra = fc
  .tuple(
    fc.constantFrom('id', 'phone', 'language', 'extra', 'website', 'startedAt', 'sentAt'),
    fc.constantFrom(null, -1, {}, [], true, [1], { a: 1 }),
  )
  .map(([field, value]) => ({ ...samplePost(), [field]: value }));
/** The one key that a literal cannot carry. */
const protoKey = fc
  .constantFrom('{', '"formData":{', '"services":{')
  .map((place) =>
    JSON.stringify(samplePost()).replace(place, `${place}"__proto__":{"polluted":1},`),
  )
  .map((body) => textBody(JSON_TYPE, body));

const invalidMessage = fc
  .oneof(invalidField, extraKey, badExtra, fc.anything({ maxDepth: 4 }))
  .map((value) => textBody(JSON_TYPE, toJson(value) ?? 'undefined'));

const forms = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...FORM_FIELDS,
        'formData[name]',
        '__proto__',
        'constructor[prototype]',
        'plots',
        'a[]',
      ),
      fc.string(),
    ),
    { maxLength: 40 },
  )
  .map((pairs) => textBody(FORM_TYPE, `${new URLSearchParams(pairs)}&email=no-address`));

/** Requests to `POST /api/email` of which none is a message. */
export const badRequests: fc.Arbitrary<HostileBody> = fc.oneof(
  { weight: 12, arbitrary: invalidMessage },
  { weight: 1, arbitrary: protoKey },
  { weight: 2, arbitrary: nested },
  { weight: 4, arbitrary: rawBytes },
  { weight: 4, arbitrary: forms },
  { weight: 1, arbitrary: bombs },
);
