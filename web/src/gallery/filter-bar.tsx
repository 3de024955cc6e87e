import { normalPlace, townIn } from '@theni/content/places';
import type { Filters, Service } from '@theni/contract';
import { useNavigate } from 'react-router-dom';
import { SelectField } from '../ui/field.tsx';
import { useEdition } from '../words/words.ts';
import { type Choice, galleryAddress } from './choice.ts';
import css from './filter-bar.module.css';
import { serviceIn } from './item-names.ts';

interface Option {
  value: string;
  name: string;
  count?: number;
}

/** Each choice has its address, to share and to go back to. */
export function FilterBar({ filters, choice }: { filters: Filters | undefined; choice: Choice }) {
  const { language, words } = useEdition();
  const navigate = useNavigate();
  const text = words.gallery.filters;
  // The document, which React takes over first, knows nothing of the address's query.
  const { services = [], town = '' }: Choice = filters ? choice : {};
  const choose = (chosen: Choice) => navigate(galleryAddress({ ...choice, ...chosen }));

  const ofServices = (filters?.Services ?? []).map(({ Service, Count }) => ({
    value: Service as string,
    name: serviceIn(words, Service),
    count: Count,
  }));
  // An address may name several: they are one more choice, as long as it stands there.
  const value = services.join();
  const name = services.map((service) => serviceIn(words, service)).join(', ');

  const townName = townIn(words.towns, town);
  const ofTowns = (filters?.Places ?? []).map(({ Location, Count }) => ({
    value: Location,
    name: townIn(words.towns, Location),
    count: Count,
  }));
  ofTowns.sort((one, other) => one.name.localeCompare(other.name, language));
  const chosen = ofTowns.find((place) => normalPlace(place.name) === normalPlace(townName));

  return (
    <div className={`needs-script ${css.bar}`}>
      <Chooser
        label={text.service}
        options={withChosen(ofServices, { value, name })}
        value={value}
        onChoose={(service) => choose({ services: service ? [service as Service] : [] })}
      />
      <Chooser
        label={text.place}
        options={withChosen(ofTowns, { value: chosen?.value ?? town, name: townName })}
        value={chosen?.value ?? town}
        onChoose={(place) => choose({ town: place })}
      />
    </div>
  );
}

/** What the address names is among the options, even where there is no item of it. */
function withChosen(options: Option[], chosen: Option): Option[] {
  const isThere = !chosen.value || options.some(({ value }) => value === chosen.value);
  return isThere ? options : [...options, chosen];
}

interface ChooserProps {
  label: string;
  options: Option[];
  value: string;
  onChoose: (value: string) => void;
}

function Chooser({ label, options, value, onChoose }: ChooserProps) {
  const { all } = useEdition().words.gallery.filters;
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
          {option.count !== undefined && ` (${option.count})`}
        </option>
      ))}
    </SelectField>
  );
}
