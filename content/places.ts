/** Names of towns in one language, by each spelling of them in any language, as `normalPlace` writes it. */
export type Towns = Record<string, string>;

/** Two texts that people read as the same place are the same: capitals, joiners and the order of a letter's parts differ by keyboard. */
export function normalPlace(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .trim()
    .toLowerCase();
}

/** 'Periyakulam, தேனி' in one language; what is no known town stays as the admin typed it. */
export function placeIn(towns: Towns, place: string): string {
  return place
    .split(',')
    .map((part) => towns[normalPlace(part)] ?? part.trim())
    .join(', ');
}
