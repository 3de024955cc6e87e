import { FACINGS } from '@theni/contract/plots';
import type { ComponentProps } from 'react';
import fieldCss from '../../ui/field.module.css';
import { LabelledField } from '../../ui/field.tsx';
import { plotText } from './plot-words.ts';

type Facing = (typeof FACINGS)[number] | '';

interface Props {
  value: Facing;
  onChange: (facing: Facing) => void;
}

export function FacingOptions({
  value,
  onChange,
  ...select
}: Props & Omit<ComponentProps<'select'>, keyof Props>) {
  return (
    <select
      {...select}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Facing)}
    >
      <option value="">–</option>
      {FACINGS.map((each) => (
        <option key={each} value={each}>
          {plotText.facings[each]}
        </option>
      ))}
    </select>
  );
}

export function FacingSelect({ label, value, onChange }: Props & { label: string }) {
  return (
    <LabelledField label={label}>
      {(controlProps) => (
        <FacingOptions
          {...controlProps}
          className={fieldCss.control}
          value={value}
          onChange={onChange}
        />
      )}
    </LabelledField>
  );
}
