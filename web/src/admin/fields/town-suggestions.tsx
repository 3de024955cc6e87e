import { towns } from '@theni/content/towns';

/** What a field with this as its `list` proposes. */
export const TOWN_LIST = 'towns';

/** The list that such fields propose. A page has it once. */
export function TownSuggestions() {
  return (
    <datalist id={TOWN_LIST}>
      {towns.map(({ en }) => (
        <option key={en} value={en} />
      ))}
    </datalist>
  );
}
