import { towns } from '@theni/content/towns';

/** What a field with this as its `list` proposes. */
export const TOWN_LIST = 'towns';

/** Stands beside the fields of a page that propose a town. */
export function TownSuggestions() {
  return (
    <datalist id={TOWN_LIST}>
      {towns.map(({ en }) => (
        <option key={en} value={en} />
      ))}
    </datalist>
  );
}
