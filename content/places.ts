/**
 * Names of towns in one language, by each spelling of them in any language, as `normalPlace` writes
 * it.
 */
export type Towns = Record<string, string>;

/**
 * Two texts that people read as the same are the same: capitals, joiners and the order of a
 * letter's parts differ by keyboard.
 */
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

/**
 * The town of a place, in one language, so that 'Periyakulam', 'பெரியகுளம்' and 'near the bus
 * stand, Periyakulam, தேனி' are one choice of a filter. Of several towns it is the first; a place
 * of which no part is a known town stands for itself.
 */
export function townIn(towns: Towns, place: string): string {
  const parts = place.split(',').map((part) => nameOf(towns, part));
  return parts.find((name) => name !== undefined) ?? placeIn(towns, place);
}

function nameOf(towns: Towns, place: string): string | undefined {
  const key = normalPlace(place);
  // Somebody may type 'constructor', which every object has.
  return Object.hasOwn(towns, key) ? towns[key] : undefined;
}
