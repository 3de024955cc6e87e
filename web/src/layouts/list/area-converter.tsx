import { useState } from 'react';
import { useWords } from '../../page-context.ts';
import { InputField, SelectField } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { AREA_UNITS, numberText, typedNumber } from '../numbers.ts';
import css from './area-converter.module.css';

type Unit = keyof typeof AREA_UNITS;
const UNITS = Object.keys(AREA_UNITS) as Unit[];

/** An area of land in each of the units that buyers here speak of. */
export function AreaConverter() {
  const text = useWords().layoutList.area;
  const [typed, setTyped] = useState('1');
  const [unit, setUnit] = useState<Unit>('cent');
  const area = typedNumber(typed);
  return (
    <Section heading={text.heading} tone="deep">
      <div className={`wide-columns ${css.converter}`}>
        <div className={`script-control ${css.fields}`}>
          <InputField
            label={text.value}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SelectField
            label={text.unit}
            options={UNITS.map((name) => [name, text.units[name]] as const)}
            value={unit}
            onChange={(event) => setUnit(event.currentTarget.value as Unit)}
          />
        </div>
        <output>
          <dl className={css.response}>
            {UNITS.map((name) => (
              <div key={name} className="row">
                <dt>{text.units[name]}</dt>
                <dd>{area >= 0 ? shown(convertArea(area, unit, name)) : '–'}</dd>
              </div>
            ))}
          </dl>
        </output>
      </div>
    </Section>
  );
}

export function convertArea(area: number, from: Unit, to: Unit): number {
  return from === to ? area : (area * AREA_UNITS[from]) / AREA_UNITS[to];
}

/** The area with six digits that count, or two decimals. */
function shown(area: number): string {
  if (area >= 1e4) return numberText(area);
  return area.toLocaleString('en-IN', { maximumSignificantDigits: 6 });
}
