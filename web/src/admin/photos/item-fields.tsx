import { GALLERY_SERVICES, LOCATION_MAX_LENGTH, type Service } from '@theni/contract/limits';
import { InputField, SelectField } from '../../ui/field.tsx';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import { photosText } from './words.ts';

const text = photosText.form;

export interface ItemFieldValues {
  service: Service | '';
  location: string;
  /** A slug, or `''`. */
  layout: string;
}

/** Layout, service and place of an item; the page has the suggestions of places. */
export function ItemFields({
  values,
  onChange,
}: {
  values: ItemFieldValues;
  onChange: (change: Partial<ItemFieldValues>) => void;
}) {
  const layouts = useLayoutChoices([values.layout]);
  return (
    <>
      <SelectField
        label={text.layout}
        value={values.layout}
        onChange={({ currentTarget }) => onChange({ layout: currentTarget.value })}
      >
        <option value="">{text.noLayout}</option>
        {layouts.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.service}
        wrong={text.serviceMissing}
        required
        value={values.service}
        onChange={({ currentTarget }) =>
          onChange({ service: currentTarget.value as ItemFieldValues['service'] })
        }
      >
        <option value="" />
        {GALLERY_SERVICES.map((service) => (
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </SelectField>
      <InputField
        label={text.location}
        wrong={text.locationMissing}
        required
        pattern=".*\S.*"
        maxLength={LOCATION_MAX_LENGTH}
        placeholder={text.locationPlaceholder}
        list="locations"
        autoComplete="off"
        value={values.location}
        onChange={({ currentTarget }) => onChange({ location: currentTarget.value })}
      />
    </>
  );
}
