import {
  AREA_MAX,
  AREA_START,
  AREA_UNIT_NAMES,
  areaInAllUnits,
  readArea,
} from '@theni/contract/tools';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import fieldCss from '../ui/field.module.css';
import { InputField } from '../ui/field.tsx';
import { useEdition } from '../words/words.ts';
import { Answer } from './answer.tsx';
import css from './calculators.module.css';

/** A plain form that the server answers; with the script, it answers as one types. */
export function AreaCalculator() {
  const { language, words } = useEdition();
  const text = words.tools.area;
  const unitId = useId();
  const [fields, setFields] = useState<Record<string, string>>(AREA_START);
  const area = readArea(fields);
  const field = (name: 'value' | 'kuzhi' | 'ma') => ({
    label: text[name],
    name,
    type: 'number',
    inputMode: 'decimal' as const,
    min: 0,
    max: AREA_MAX,
    step: 'any',
    required: true,
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  });
  return (
    <form
      className={css.tool}
      method="get"
      action="/api/tools/area"
      onSubmit={(event) => event.preventDefault()}
    >
      <h3>{text.heading}</h3>
      <input type="hidden" name="language" value={language} />
      <div className={css.fields}>
        <InputField {...field('value')} />
        <div className={fieldCss.field}>
          <label htmlFor={unitId} className={fieldCss.label}>
            {text.unit}
          </label>
          <select
            id={unitId}
            name="unit"
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
      <Button type="submit" look="outline">
        {text.submit}
      </Button>
      {area && (
        <Answer of={text.units} values={areaInAllUnits(area.value, area.unit, area.local)} />
      )}
    </form>
  );
}
