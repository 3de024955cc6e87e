import { GALLERY_SERVICES } from '@theni/contract/limits';
import type { ComponentProps } from 'react';
import { SelectField } from '../ui/select-field.tsx';

/** The service options of specification §5, exactly: their spelling and 'Consturction ' with its trailing space. */
export function ServiceSelect({
  empty,
  ...select
}: { empty: string } & ComponentProps<typeof SelectField>) {
  return (
    <SelectField {...select}>
      <option value="">{empty}</option>
      {GALLERY_SERVICES.map((service) => (
        <option key={service} value={service}>
          {service}
        </option>
      ))}
    </SelectField>
  );
}
