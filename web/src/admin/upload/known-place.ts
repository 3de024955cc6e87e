import { placeIn } from '@theni/content/places';
import { townsIn } from '@theni/content/towns';

const english = townsIn('en');

/** What was typed, with the towns that are known called by their own names: 'Bodi' is Bodinayakanur. */
export function knownPlace(text: string): string {
  return placeIn(english, text.trim());
}
