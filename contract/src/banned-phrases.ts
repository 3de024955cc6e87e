const CONDITIONS = 'says that conditions apply without saying which';
const OPEN_END = 'leaves open what is promised';
const TRAVEL_TIME =
  'tells a travel time, which nobody can hold; tell the measured distance instead';

const COUNT =
  '(?:\\d+|a few|few|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|half an)(?:\\s*(?:-|–|to)\\s*\\d+)?';
const MINUTES = "min(?:ute)?s?['’]?\\.?";
const HOURS = "(?:hours?|hrs?)['’]?\\.?";
const WAY =
  '(?:from|away|off|drive|driving|ride|walk|walking|journey|travel|reach|by (?:car|bus|road|train|foot|bike))';
const TAMIL_COUNT =
  '(?:\\d+|[௦-௯]+|சில|ஒரு|இரண்டு|மூன்று|நான்கு|ஐந்து|ஆறு|ஏழு|எட்டு|ஒன்பது|பத்து|பதினைந்து|இருபது|முப்பது|அரை)(?:\\s*[-–]\\s*\\d+)?';

/** What the authority bans in advertisements (TNRERA Proc. A3/2253/2025). "24 hours of water" is no travel time. */
const BANNED: [pattern: string, why: string][] = [
  ["\\bT\\s*(?:&|and)\\s*C(?:'?s)?\\b", CONDITIONS],
  ['\\b(?:terms|conditions)\\s+(?:apply|applied|applicable)\\b', CONDITIONS],
  ['நிபந்தனை(?:கள்)?\\s*(?:பொருந்தும்|உண்டு)', CONDITIONS],
  ['நிபந்தனை(?:களுக்கு|க்கு)\\s*(?:உட்பட்ட|உட்பட்டு)', CONDITIONS],
  ['\\bsubject\\s+to\\s+(?:\\w+\\s+)?changes?\\b', OPEN_END],
  ['(?:மாற்ற|மாறுத)[\\p{L}\\p{M}]*\\s*(?:உட்பட்ட|உரிய)', OPEN_END],
  [`\\b${COUNT}[\\s-]*${MINUTES}[\\s-]+(?:to|${WAY})\\b`, TRAVEL_TIME],
  [`\\b(?:in|within|just|only)\\s+(?:just\\s+|only\\s+)?${COUNT}[\\s-]*${MINUTES}`, TRAVEL_TIME],
  [`\\b${COUNT}[\\s-]*${HOURS}[\\s-]+${WAY}\\b`, TRAVEL_TIME],
  [`${TAMIL_COUNT}\\s*நிமிட`, TRAVEL_TIME],
  [`${TAMIL_COUNT}\\s*மணி\\s*நேர[\\p{L}\\p{M}]*\\s*(?:பயண|தூர|தொலைவ|நடை)`, TRAVEL_TIME],
];

/** @returns each phrase with the reason, to follow "it …" */
export function bannedPhrasesIn(text: string): { phrase: string; why: string }[] {
  return BANNED.flatMap(([pattern, why]) => {
    const [phrase] = new RegExp(pattern, 'iu').exec(text.normalize('NFC')) ?? [];
    return phrase === undefined ? [] : [{ phrase, why }];
  });
}
