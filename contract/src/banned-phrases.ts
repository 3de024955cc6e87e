import type { ContentIssue } from './content.ts';

const CONDITIONS = 'does not say which conditions. Write them out, or remove it.';
const OPEN_END = 'can change what you promised. Remove it.';
const TRAVEL_TIME = 'gives a travel time that nobody can guarantee. Give the measured distance.';

const COUNT =
  '(?:\\d+(?:\\.\\d+)?|a few|few|one|two|three|four|five|six|seven|eight|nine|ten|' +
  'fifteen|twenty|thirty|half(?:\\s+an)?|an)(?:\\s*(?:-|–|to)\\s*\\d+)?';
const MINUTES = "min(?:ute)?s?(?!\\p{L})['’]?\\.?";
const HOURS = "(?:hour|hr)(?:['’]?s['’]?)?(?!\\p{L})\\.?";
const WAY =
  '(?:from|away|off|distance|drive|driving|ride|walk|walking|journey|travel|reach|' +
  'by (?:car|bus|road|train|foot|bike|auto|taxi|cab|walk|walking|drive))';
const PLACE =
  '(?:stand|stop|station|airport|school|college|hospital|market|temple|highway|bypass|' +
  'junction|town)';
const TAMIL_COUNT =
  '(?<!\\d)(?:\\d+|[௦-௯]+|சில|ஒரு|இரண்டு|மூன்று|நான்கு|ஐந்து|ஆறு|ஏழு|எட்டு|ஒன்பது|' +
  'பத்து|பதினைந்து|இருபது|முப்பது|அரை)(?:\\s*[-–]\\s*\\d+)?';
/** Words before "conditions" that make them the law's own. */
const NOT_OF_LAW = '(?<!(?:அரசு|அரசின்|சட்ட|DTCP|RERA)\\s*)(?<!\\p{L}|\\p{M})';
/** Written as a word of its own or run into the word before it. */
const TAMIL_SUBJECT = '\\s*(?:உ|ு)ட்பட்ட';

/**
 * Banned in advertisements (TNRERA Proc. A3/2253/2025). "24 hours of water" is no travel time, and
 * "அரசு விதிமுறைகள்" are no conditions.
 */
const BANNED: [pattern: string, why: string][] = [
  ["\\bT\\s*(?:&|and)\\s*C(?:'?s)?\\b", CONDITIONS],
  ['\\b(?:terms|conditions)\\s+(?:apply|applied|applicable)\\b', CONDITIONS],
  ['நிபந்தனை(?:கள்)?\\s*(?:பொருந்தும்|உண்டு)', CONDITIONS],
  [`நிபந்தனை(?:களுக்க|க்க)ு?${TAMIL_SUBJECT}`, CONDITIONS],
  [`${NOT_OF_LAW}விதி(?:முறை)?(?:களுக்க|க்க)ு?${TAMIL_SUBJECT}`, CONDITIONS],
  ['\\bsubject\\s+to\\s+(?:\\w+\\s+)?changes?\\b', OPEN_END],
  ['(?:மாற்ற(?!ு)|மாறுத)[\\p{L}\\p{M}]*\\s*(?:உ|ு)(?:ட்பட்ட|ரிய)', OPEN_END],
  [`(?<!\\bevery\\s)\\b${COUNT}[\\s-]*${MINUTES}[\\s-]+(?:to|${WAY})\\b`, TRAVEL_TIME],
  [
    `\\b(?:in|within|just|only|under|less than)\\s+(?:just\\s+|only\\s+)?${COUNT}[\\s-]*${MINUTES}`,
    TRAVEL_TIME,
  ],
  [`\\b${PLACE}[,-]?\\s*${COUNT}[\\s-]*${MINUTES}`, TRAVEL_TIME],
  [`(?<!\\bvisits?\\s*)(?:[:–—]|\\s-)\\s*${COUNT}[\\s-]*${MINUTES}`, TRAVEL_TIME],
  [`\\b${COUNT}[\\s-]*${HOURS}[\\s-]+${WAY}\\b`, TRAVEL_TIME],
  [`\\b(?!24\\b)${COUNT}[\\s-]*${HOURS}\\s+to\\s+(?!each\\b|every\\b|all\\b|\\d)`, TRAVEL_TIME],
  [`${TAMIL_COUNT}\\s*நிமிட(?!த்(?:திற்|துக்)கு\\s+ஒரு)`, TRAVEL_TIME],
  [`${TAMIL_COUNT}\\s*மணி\\s*நேர[\\p{L}\\p{M}]*\\s*(?:பயண|தூர|தொலைவ|நடை)`, TRAVEL_TIME],
  [`(?!24)${TAMIL_COUNT}\\s*மணி\\s*நேரத்(?:தில்|திற்கு|துக்கு)`, TRAVEL_TIME],
];

/** In every text of a value, in each language. @param path of the value */
export function bannedPhrases(value: unknown, path = ''): ContentIssue[] {
  if (typeof value === 'string') return bannedPhrasesIn(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    bannedPhrases(inner, path ? `${path}.${key}` : key),
  );
}

function bannedPhrasesIn(text: string, path: string): ContentIssue[] {
  return BANNED.flatMap(([pattern, why]) => {
    const [phrase] = new RegExp(pattern, 'iu').exec(text.normalize('NFC')) ?? [];
    if (phrase === undefined) return [];
    const ban = 'is not allowed in an advertisement (TNRERA Proc. A3/2253/2025)';
    return [{ path, message: `“${phrase}” ${ban}: it ${why}` }];
  });
}
