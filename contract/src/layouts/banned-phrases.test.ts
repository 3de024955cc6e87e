import { expect, test } from 'vitest';
import { bannedPhraseList, bannedPhrases } from './banned-phrases.ts';

const isBanned = /is not allowed in an advertisement \(TNRERA Proc\. A3\/2253\/2025\): it .*\.$/;

test.each([
  ...bannedPhraseList.map(({ bans }) => bans),
  'T&C apply',
  '*conditions apply',
  'Prices are subject to change.',
  'just five minutes',
  '10-15 mins drive',
  'a few minutes’ walk',
  'within 10 min',
  'half an hour from Madurai',
  'An hour’s drive',
  '1.5 hours to the airport',
  '10 minutes distance from Theni bus stand',
  '10 minutes by walk',
  'under 10 minutes',
  'Madurai – 90 mins',
  'மாறுதலுக்கு உட்பட்டவை',
  'பேருந்து நிலையத்திலிருந்து 5 நிமிடத்தில்',
  'நிபந்தனைகளுக்குட்பட்டது',
  'விதிமுறைகளுக்குட்பட்டது',
  'விலை மாற்றத்திற்குட்பட்டது',
  'விலை மாறுதலுக்குரியது',
  'ஒரு மணிநேரத்துக்குள் மதுரை',
])('“%s” is refused once, with the reason', (phrase) => {
  expect(bannedPhrases({ text: `Come. ${phrase}!` })).toEqual([
    { path: 'text', message: expect.stringMatching(isBanned) },
  ]);
});

test.each([
  ...bannedPhraseList.flatMap(({ allows = [] }) => allows),
  '24 hours water from the borewell',
  'Mint Street, 5 min. plots',
  'Bus stand 1,200 metres; railway station: 2.6 km',
  'We answer within 24 hours',
  '24 மணி நேரமும் குடிநீர்',
  '30 நிமிடத்துக்கு ஒரு பேருந்து',
  'மாற்றுத்திறனாளிகளுக்குரிய வசதிகள்',
  'மாற்றங்கள் இல்லை',
])('“%s” may stand there', (phrase) => {
  expect(bannedPhrases(phrase)).toEqual([]);
});

test.each(['௧', '1', 'மாற்ற', '2 மணி நேர', 'நிபந்தனை ', ': ', ' -'])(
  'a text of nothing but %j is looked through once',
  (part) => {
    // From each sign to the end, 400,000 signs would take hours.
    expect(bannedPhrases(part.repeat(400_000 / part.length))).toEqual([]);
  },
);
