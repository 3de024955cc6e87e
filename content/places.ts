import { likeLetters, visibleText } from '@theni/contract/characters';

/** Names of towns in one language, by `normalPlace` of each spelling in any language. */
export type Towns = Record<string, string>;

/**
 * Texts that people read as the same become one: keyboards differ in capitals, joiners, order and
 * letters that look alike.
 */
export function fold(text: string): string {
  // Joiners go first, because between two parts of a letter they keep them apart.
  return likeLetters(visibleText(text)).toLowerCase();
}

/** The words of a search: people write commas between them. */
export function searchWords(search: string): string[] {
  return fold(search)
    .split(/[\s,]+/)
    .filter(Boolean);
}

export function normalPlace(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ');
}

/** 'Periyakulam, தேனி' in one language. An unknown town stays as the admin typed it. */
export function placeIn(towns: Towns, place: string): string {
  return place
    .split(',')
    .map((part) => nameOf(towns, part) ?? part.trim())
    .join(', ');
}

/**
 * The first known town of a place, in one language, so that 'Periyakulam', 'பெரியகுளம்' and 'near
 * the bus stand, Periyakulam, தேனி' are one choice of a filter; the whole place where no part of it
 * is a known town.
 */
export function townIn(towns: Towns, place: string): string {
  const parts = place.split(',').map((part) => nameOf(towns, part));
  return parts.find((name) => name !== undefined) ?? placeIn(towns, place);
}

function nameOf(towns: Towns, place: string): string | undefined {
  const key = normalPlace(place);
  // Every object has a 'constructor', which somebody may type.
  return Object.hasOwn(towns, key) ? towns[key] : undefined;
}
