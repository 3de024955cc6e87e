import { GALLERY_SERVICES, LOCATION_MAX_LENGTH, type Service } from '@theni/contract/item';
import { InputField, SelectField } from '../../ui/field.tsx';
import { TOWN_LIST } from '../fields/town-suggestions.tsx';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import type { ItemFieldValues } from './items.ts';

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
        label="Layout"
        value={values.Layout}
        options={[['', 'No layout'], ...useLayoutNames(values.Layout)]}
        onChange={({ currentTarget }) => onChange({ Layout: currentTarget.value })}
      />
      <SelectField
        label="Service"
        invalidMessage="Please choose a service."
        required
        value={values.Service}
        options={['', ...GALLERY_SERVICES].map((service) => [service, service])}
        onChange={({ currentTarget }) => onChange({ Service: currentTarget.value as Service })}
      />
      <InputField
        label="Location"
        invalidMessage="Please type the place."
        required
        pattern=".*\S.*"
        maxLength={LOCATION_MAX_LENGTH}
        placeholder="Enter the place of project"
        list={TOWN_LIST}
        autoComplete="off"
        value={values.Location}
        onChange={({ currentTarget }) => onChange({ Location: currentTarget.value })}
      />
    </>
  );
}
