import {
  AREA_MAX,
  AREA_START,
  AREA_UNIT_NAMES,
  areaInAllUnits,
  readArea,
} from '@theni/contract/calculators';
import { useId, useState } from 'react';
import fieldCss from '../ui/field.module.css';
import { InputField } from '../ui/field.tsx';
import { useWords } from '../words/words.ts';
import css from './calculators.module.css';
import { Result } from './result.tsx';

export function AreaCalculator() {
  const text = useWords().calculators.area;
  const unitId = useId();
  const [fields, setFields] = useState<Record<string, string>>(AREA_START);
  const area = readArea(fields);
  const field = (name: 'value' | 'kuzhi' | 'ma') => ({
    label: text[name],
    type: 'number',
    inputMode: 'decimal' as const,
    min: 0,
    max: AREA_MAX,
    step: 'any',
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  });
  return (
    <div className={css.tool}>
      <h3>{text.heading}</h3>
      <div className={css.fields}>
        <InputField {...field('value')} />
        <div className={fieldCss.field}>
          <label htmlFor={unitId} className={fieldCss.label}>
            {text.unit}
          </label>
          <select
            id={unitId}
            className={fieldCss.control}
            value={fields['unit']}
            onChange={(event) => setFields({ ...fields, unit: event.currentTarget.value })}
          >
            {AREA_UNIT_NAMES.map((unit) => (
              <option key={unit} value={unit}>
                {text.units[unit]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className={css.note}>{text.local}</p>
      <div className={css.fields}>
        <InputField {...field('kuzhi')} />
        <InputField {...field('ma')} />
      </div>
      {area && (
        <Result of={text.units} values={areaInAllUnits(area.value, area.unit, area.local)} />
      )}
    </div>
  );
}
