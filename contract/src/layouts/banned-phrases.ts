import type { ValueIssue } from '../values/values.ts';

const CONDITIONS = 'does not say which conditions. Write them out, or remove it.';
const OPEN_END = 'can change what you promised. Remove it.';
const TRAVEL_TIME = 'gives a travel time that nobody can guarantee. Give the measured distance.';

const COUNT =
  '(?:\\d+(?:\\.\\d+)?|a few|few|one|two|three|four|five|six|seven|eight|nine|ten|' +
  'fifteen|twenty|thirty|half(?:\\s+an)?|an)(?:\\s*(?:-|–|to)\\s*\\d+)?';
const MINUTES = "min(?:ute)?s?(?!\\p{L})['’]?\\.?";
const HOURS = "(?:hour|hr)(?:['’]?s['’]?)?(?!\\p{L})\\.?";
const TRAVEL_WORDS =
  '(?:from|away|off|distance|drive|driving|ride|walk|walking|journey|travel|reach|' +
  'by (?:car|bus|road|train|foot|bike|auto|taxi|cab|walk|walking|drive))';
const LANDMARKS =
  '(?:stand|stop|station|airport|school|college|hospital|market|temple|highway|bypass|' +
  'junction|town)';
// A run of signs has a beginning or a limit: a search that begins anew at each of them takes hours.

/** A number, "some", "one" to "ten", "fifteen", "twenty", "thirty", "half". */
const TAMIL_COUNT =
  '(?<![\\d௦-௯])(?:\\d+|[௦-௯]+|சில|ஒரு|இரண்டு|மூன்று|நான்கு|ஐந்து|ஆறு|ஏழு|எட்டு|ஒன்பது|' +
  'பத்து|பதினைந்து|இருபது|முப்பது|அரை)(?:\\s*[-–]\\s*\\d+)?';
/** Not after "the government's", "legal", "DTCP" or "RERA": such conditions are the law's own. */
const NOT_AFTER_LAW_WORDS = '(?<!(?:அரசு|அரசின்|சட்ட|DTCP|RERA)\\s*)(?<!\\p{L}|\\p{M})';
/** "subject to", as a word of its own or run into the word before it. */
const TAMIL_SUBJECT_TO = '\\s*(?:உ|ு)ட்பட்ட';

interface BannedPhrase {
  why: string;
  pattern: string;
  /** A phrase that the pattern bans. */
  bans: string;
  /** A phrase like it that may stand. */
  allows?: string;
}

/** Banned in advertisements (TNRERA Proc. A3/2253/2025). */
export const bannedPhraseList: BannedPhrase[] = [
  { why: CONDITIONS, bans: 'T & C’s', pattern: "\\bT\\s*(?:&|and)\\s*C(?:'?s)?\\b" },
  {
    why: CONDITIONS,
    bans: 'Terms and conditions apply',
    pattern: '\\b(?:terms|conditions)\\s+(?:apply|applied|applicable)\\b',
  },
  {
    // "conditions apply", "there are conditions"; "without conditions" may stand.
    why: CONDITIONS,
    bans: 'நிபந்தனைகள் பொருந்தும்',
    allows: 'நிபந்தனைகள் இல்லாத விற்பனை',
    pattern: 'நிபந்தனை(?:கள்)?\\s*(?:பொருந்தும்|உண்டு)',
  },
  {
    // "subject to conditions"
    why: CONDITIONS,
    bans: 'நிபந்தனைகளுக்கு உட்பட்டது',
    pattern: `நிபந்தனை(?:களுக்க|க்க)ு?${TAMIL_SUBJECT_TO}`,
  },
  {
    // "subject to rules"; "under the government's rules" may stand.
    why: CONDITIONS,
    bans: 'விதிமுறைகளுக்கு உட்பட்டது',
    allows: 'அரசு விதிமுறைகளுக்கு உட்பட்டு அமைக்கப்பட்ட சாலைகள்',
    pattern: `${NOT_AFTER_LAW_WORDS}விதி(?:முறை)?(?:களுக்க|க்க)ு?${TAMIL_SUBJECT_TO}`,
  },
  {
    why: OPEN_END,
    bans: 'subject to price change',
    allows: 'Approved under the act; no change since',
    pattern: '\\bsubject\\s+to\\s+(?:\\w+\\s+)?changes?\\b',
  },
  {
    // "subject to change"; "a ramp for disabled people" begins alike and may stand.
    why: OPEN_END,
    bans: 'விலை மாற்றத்திற்கு உட்பட்டது',
    allows: 'மாற்றுத்திறனாளிகளுக்கு உரிய சாய்தளம்',
    pattern: '(?:மாற்ற(?!ு)|மாறுத)[\\p{L}\\p{M}]{0,40}\\s*(?:உ|ு)(?:ட்பட்ட|ரிய)',
  },
  {
    why: TRAVEL_TIME,
    bans: '5 minutes from the bus stand',
    allows: 'A bus leaves every 10 minutes from 6 am to 9 pm',
    pattern: `(?<!\\bevery\\s)\\b${COUNT}[\\s-]*${MINUTES}[\\s-]+(?:to|${TRAVEL_WORDS})\\b`,
  },
  {
    why: TRAVEL_TIME,
    bans: 'less than ten minutes',
    allows: 'The gate is open 10 minutes after the hour',
    pattern:
      '\\b(?:in|within|just|only|under|less than)\\s+(?:just\\s+|only\\s+)?' +
      `${COUNT}[\\s-]*${MINUTES}`,
  },
  {
    why: TRAVEL_TIME,
    bans: 'Bus stand 5 minutes',
    allows: 'Bus stand, 5 mint trees before the gate',
    pattern: `\\b${LANDMARKS}[,-]?\\s*${COUNT}[\\s-]*${MINUTES}`,
  },
  {
    why: TRAVEL_TIME,
    bans: 'Bus stand: 5 mins',
    allows: 'A site visit: 30 minutes',
    pattern: `(?<!\\bvisits?\\s*)(?:[:–—]|\\s-)\\s*${COUNT}[\\s-]*${MINUTES}`,
  },
  {
    why: TRAVEL_TIME,
    bans: '2 hours by road',
    allows: 'Guards for 24 hours',
    pattern: `\\b${COUNT}[\\s-]*${HOURS}[\\s-]+${TRAVEL_WORDS}\\b`,
  },
  {
    why: TRAVEL_TIME,
    bans: '1 hour to Madurai',
    allows: 'Power for 3 hours to each house when the mains fail',
    pattern: `\\b(?!24\\b)${COUNT}[\\s-]*${HOURS}\\s+to\\s+(?!each\\b|every\\b|all\\b|\\d)`,
  },
  {
    // "five minutes away"; "a bus every 10 minutes" may stand.
    why: TRAVEL_TIME,
    bans: 'ஐந்து நிமிட தூரம்',
    allows: '10 நிமிடத்திற்கு ஒரு பேருந்து',
    pattern: `${TAMIL_COUNT}\\s*நிமிட(?!த்(?:திற்|துக்)கு\\s+ஒரு)`,
  },
  {
    // "a journey of 2 hours"; "guards for 24 hours" may stand.
    why: TRAVEL_TIME,
    bans: '2 மணி நேரப் பயணம்',
    allows: '24 மணி நேர பாதுகாப்பு',
    pattern: `${TAMIL_COUNT}\\s*மணி\\s*நேர[\\p{L}\\p{M}]{0,40}\\s*(?:பயண|தூர|தொலைவ|நடை)`,
  },
  {
    // "Madurai in 1 hour"; "an answer in 24 hours" may stand.
    why: TRAVEL_TIME,
    bans: '1 மணி நேரத்தில் மதுரை',
    allows: '24 மணி நேரத்தில் பதில்',
    pattern: `(?!24)${TAMIL_COUNT}\\s*மணி\\s*நேரத்(?:தில்|திற்கு|துக்கு)`,
  },
];

const compiled = bannedPhraseList.map(({ why, pattern }) => ({
  why,
  pattern: new RegExp(pattern, 'iu'),
}));

/** Looks in every text of a value, in each language. @param path of the value */
export function bannedPhrases(value: unknown, path = ''): ValueIssue[] {
  if (typeof value === 'string') return bannedPhrasesIn(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    bannedPhrases(inner, path ? `${path}.${key}` : key),
  );
}

function bannedPhrasesIn(text: string, path: string): ValueIssue[] {
  return compiled.flatMap(({ why, pattern }) => {
    const [phrase] = pattern.exec(text.normalize('NFC')) ?? [];
    if (phrase === undefined) return [];
    const ban = 'is not allowed in an advertisement (TNRERA Proc. A3/2253/2025)';
    return [{ path, message: `“${phrase}” ${ban}: it ${why}` }];
  });
}
