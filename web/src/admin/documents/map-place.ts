export interface Place {
  latitude: number;
  longitude: number;
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Where a place stands in what is copied from Google Maps; its pin before the middle of the map. */
const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|query|ll|daddr|destination|center)=(?:loc:)?\\s*${NUMBER},\\s*${NUMBER}`,
  `/(?:search|place|dir/[^/]*)/${NUMBER},\\s*${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `^\\(?${NUMBER}(?:°?\\s*N)?[\\s,]+${NUMBER}(?:°?\\s*E)?\\)?$`,
].map((form) => new RegExp(form, 'i'));

/**
 * The place of a link to Google Maps, or of two numbers.
 * @returns 'short' for a link that only the network can tell the place of, undefined for what is no place
 */
export function placeOf(typed: string): Place | 'short' | undefined {
  const text = decoded(typed);
  for (const form of FORMS) {
    const [, latitude, longitude] = form.exec(text) ?? [];
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return place;
  }
  return /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs)\b/i.test(text) ? 'short' : undefined;
}

/** '%2C' is a comma, and '+' a blank. */
function decoded(typed: string): string {
  const spaced = typed.trim().replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
