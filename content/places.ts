/** Names of towns in one language, by each spelling of them in any language, as `normalPlace` writes it. */
export type Towns = Record<string, string>;

/** Two texts that people read as the same are the same: capitals, joiners and the order of a letter's parts differ by keyboard. */
export function fold(text: string): string {
  // The joiners first: between two parts of a letter they would keep them apart.
  return text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

export function normalPlace(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ');
}

/** 'Periyakulam, தேனி' in one language; what is no known town stays as the admin typed it. */
export function placeIn(towns: Towns, place: string): string {
  return place
    .split(',')
    .map((part) => nameOf(towns, part) ?? part.trim())
    .join(', ');
}

function nameOf(towns: Towns, place: string): string | undefined {
  const key = normalPlace(place);
  // Somebody may type 'constructor', which every object has.
  return Object.hasOwn(towns, key) ? towns[key] : undefined;
}
