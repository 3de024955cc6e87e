import { normalPlace, townIn } from '@theni/content/places';
import type { Filters } from '@theni/contract';
import { Link } from '../ui/link.tsx';
import { useEdition } from '../words/words.ts';
import { type Choice, galleryAddress } from './choice.ts';
import css from './filter-bar.module.css';
import { serviceIn } from './item-names.ts';

interface Option {
  name: string;
  choice: Choice;
  count?: number;
  chosen: boolean;
}

/** Links and no form: each choice has its address, to share and to go back to. Its height is kept from the start. */
export function FilterBar({ filters, choice }: { filters: Filters | undefined; choice: Choice }) {
  const { language, words } = useEdition();
  const text = words.gallery.filters;
  const { services, town } = choice;
  const chosenTown = town && normalPlace(townIn(words.towns, town));
  const ofServices = (filters?.Services ?? []).map(({ Service, Count }) => ({
    name: serviceIn(words, Service),
    choice: { ...choice, services: [Service] },
    count: Count,
    chosen: services?.includes(Service) ?? false,
  }));
  const ofTowns = (filters?.Places ?? []).map(({ Location, Count }) => {
    const name = townIn(words.towns, Location);
    const chosen = normalPlace(name) === chosenTown;
    return { name, choice: { ...choice, town: Location }, count: Count, chosen };
  });
  ofTowns.sort((one, other) => one.name.localeCompare(other.name, language));
  const anyService = { name: text.all, choice: town ? { town } : {}, chosen: !services };
  const anyTown = { name: text.all, choice: services ? { services } : {}, chosen: !town };
  return (
    <div className={`needs-script ${css.bar}`}>
      <Row label={text.service} options={[anyService, ...ofServices]} />
      <Row label={text.place} options={[anyTown, ...ofTowns]} />
    </div>
  );
}

function Row({ label, options }: { label: string; options: Option[] }) {
  // One option is no choice.
  if (options.length < 2) return <div className={css.row} />;
  return (
    <nav className={css.row} aria-label={label}>
      {options.map(({ name, choice, count, chosen }) => (
        <Link
          key={`${name} ${galleryAddress(choice)}`}
          to={galleryAddress(choice)}
          aria-current={chosen ? 'true' : undefined}
          ref={chosen ? showWhole : undefined}
        >
          {name}
          {count !== undefined && <span className={css.count}>{` ${count}`}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** In its row, which scrolls sideways; `scrollIntoView` would move the page too. */
function showWhole(chip: HTMLAnchorElement | null) {
  const row = chip?.parentElement;
  if (!row) return;
  const end = chip.offsetLeft + chip.offsetWidth;
  row.scrollLeft = end > row.clientWidth ? chip.offsetLeft : 0;
}
