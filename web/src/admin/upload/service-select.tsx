import { GALLERY_SERVICES } from '@theni/contract/limits';
import { type ComponentProps, useId } from 'react';
import css from '../../ui/field.module.css';

/** The service options of specification §5, exactly: their spelling and 'Consturction ' with its trailing space. */
export function ServiceSelect({
  label,
  empty,
  ...select
}: { label: string; empty: string } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <select {...select} id={id} className={css.control}>
        <option value="">{empty}</option>
        {GALLERY_SERVICES.map((service) => (
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </select>
    </div>
  );
}
