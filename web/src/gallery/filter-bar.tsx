import { normalPlace, townIn } from '@theni/content/places';
import type { Filters, Service } from '@theni/contract';
import { useNavigate } from 'react-router-dom';
import { usePageContext } from '../page-context.ts';
import { SelectField } from '../ui/field.tsx';
import { type Choice, galleryAddress } from './choice.ts';
import css from './filter-bar.module.css';
import { serviceIn } from './item-names.ts';

type Option = readonly [string, string];

/** Each choice has its address, to share and to go back to. */
export function FilterBar({ filters, choice }: { filters: Filters | undefined; choice: Choice }) {
  const { language, words } = usePageContext();
  const navigate = useNavigate();
  const text = words.gallery.filters;
  // The document, which React takes over first, knows nothing of the address's query.
  const { services = [], town = '' }: Choice = filters ? choice : {};
  const choose = (chosen: Choice) => navigate(galleryAddress({ ...choice, ...chosen }));

  const ofServices = (filters?.services ?? []).map(
    ({ service, count }): Option => [service, `${serviceIn(words, service)} (${count})`],
  );
  // An address may name several: they are one more choice, as long as it stands there.
  const service = services.join();
  const serviceNames = services.map((name) => serviceIn(words, name)).join(', ');

  const ofTowns = (filters?.places ?? []).map(
    ({ location, count }): Option => [location, `${townIn(words.towns, location)} (${count})`],
  );
  ofTowns.sort(([, one], [, other]) => one.localeCompare(other, language));
  const isChosen = (place: string) =>
    normalPlace(townIn(words.towns, place)) === normalPlace(townIn(words.towns, town));
  const place = ofTowns.find(([value]) => isChosen(value))?.[0] ?? town;

  return (
    <div className={`needs-script ${css.bar}`}>
      <SelectField
        label={text.service}
        options={withChosen(ofServices, [service, serviceNames], text.all)}
        value={service}
        onChange={({ currentTarget: { value } }) =>
          choose({ services: value ? [value as Service] : [] })
        }
      />
      <SelectField
        label={text.place}
        options={withChosen(ofTowns, [place, townIn(words.towns, town)], text.all)}
        value={place}
        onChange={({ currentTarget }) => choose({ town: currentTarget.value })}
      />
    </div>
  );
}

/** What the address names is among the options, even where there is no item of it. */
function withChosen(options: Option[], chosen: Option, all: string): Option[] {
  const isThere = options.some(([value]) => value === chosen[0]);
  return [['', all], ...options, ...(chosen[0] && !isThere ? [chosen] : [])];
}
