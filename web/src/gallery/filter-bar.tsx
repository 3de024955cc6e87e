import { normalPlace, townIn } from '@theni/content/places';
import type { Filters, Service } from '@theni/contract';
import { useNavigate } from 'react-router-dom';
import { usePageContext } from '../page-context.ts';
import { SelectField } from '../ui/field.tsx';
import { type GalleryFilter, galleryAddress } from './filter.ts';
import css from './gallery-page.module.css';
import { serviceIn } from './items.ts';

type Option = readonly [string, string];

/** Each choice has its address, to share and to go back to. */
export function FilterBar({
  options,
  filter,
}: {
  options: Filters | undefined;
  filter: GalleryFilter;
}) {
  const { language, words } = usePageContext();
  const navigate = useNavigate();
  const text = words.gallery.filters;
  // React first hydrates the document, which was rendered without the address's query.
  const { services = [], town = '' }: GalleryFilter = options ? filter : {};
  const choose = (chosen: GalleryFilter) => navigate(galleryAddress({ ...filter, ...chosen }));

  const ofServices = (options?.services ?? []).map(
    ({ service, count }): Option => [service, `${serviceIn(words, service)} (${count})`],
  );
  // An address may name several services: they are one more option while it stands.
  const service = services.join();
  const serviceNames = services.map((name) => serviceIn(words, name)).join(', ');

  const ofTowns = (options?.towns ?? []).map(
    ({ town: name, count }): Option => [name, `${townIn(words.towns, name)} (${count})`],
  );
  ofTowns.sort(([, one], [, other]) => one.localeCompare(other, language));
  const normalTown = (location: string) => normalPlace(townIn(words.towns, location));
  const isChosen = ([location]: Option) => normalTown(location) === normalTown(town);
  const chosenTown = ofTowns.find(isChosen)?.[0] ?? town;

  return (
    <div className={`needs-script ${css.filters}`}>
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
        options={withChosen(ofTowns, [chosenTown, townIn(words.towns, town)], text.all)}
        value={chosenTown}
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
