import { GALLERY_SERVICES, LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import { InputField, SelectField } from '../../ui/field.tsx';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import type { ItemFieldValues } from './items.ts';
import { photosText } from './words.ts';

const text = photosText.form;

export function ItemFields({
  values,
  onChange,
}: {
  values: ItemFieldValues;
  onChange: (change: Partial<ItemFieldValues>) => void;
}) {
  return (
    <>
      <SelectField
        label={text.layout}
        value={values.Layout}
        options={[['', text.noLayout], ...useLayoutNames(values.Layout)]}
        onChange={({ currentTarget }) => onChange({ Layout: currentTarget.value })}
      />
      <SelectField
        label={text.service}
        wrong={text.serviceMissing}
        required
        value={values.Service}
        options={['', ...GALLERY_SERVICES].map((service) => [service, service])}
        onChange={({ currentTarget }) => onChange({ Service: currentTarget.value as Service })}
      />
      <InputField
        label={text.location}
        wrong={text.locationMissing}
        required
        pattern=".*\S.*"
        maxLength={LOCATION_MAX_LENGTH}
        placeholder={text.locationPlaceholder}
        list="locations"
        autoComplete="off"
        value={values.Location}
        onChange={({ currentTarget }) => onChange({ Location: currentTarget.value })}
      />
    </>
  );
}
