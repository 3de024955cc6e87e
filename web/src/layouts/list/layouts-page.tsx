import { useState } from 'react';
import { useEditMark } from '../../edit-marks.ts';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { mainPhone, PhoneButton, useChatLink } from '../../ui/contact-links.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { PageHead, Section } from '../../ui/section.tsx';
import { AREA_UNITS, type AreaUnit, convertArea, numberText, typedNumber } from '../numbers.ts';
import { LayoutCards } from './layout-cards.tsx';
import css from './layouts-page.module.css';

export default function LayoutsPage() {
  const { layouts, layoutList } = useWords();
  return (
    <PageFrame>
      <PageHead heading={layoutList.heading} intro={layoutList.intro} />
      <section className={`wrap ${css.list}`} aria-label={layoutList.heading}>
        {layouts.length > 0 ? (
          <>
            <h2 className="visually-hidden">{layoutList.heading}</h2>
            <LayoutCards layouts={layouts} isInFirstView />
          </>
        ) : (
          <Empty />
        )}
      </section>
      <div className="needs-script">
        <AreaConverter />
      </div>
    </PageFrame>
  );
}

function Empty() {
  const { company, frame, layoutList } = useWords();
  const chatLinkTo = useChatLink();
  const mark = useEditMark();
  return (
    <>
      <p className={css.empty}>{layoutList.empty}</p>
      <p className={`row ${css.ways}`}>
        <ButtonLink to={chatLinkTo(company.whatsapp)} variant="chat" icon="chat">
          {frame.whatsapp}
        </ButtonLink>
        <PhoneButton>
          <span {...mark('company.phones.0')}>{mainPhone(company)}</span>
        </PhoneButton>
      </p>
    </>
  );
}

const UNITS = Object.keys(AREA_UNITS) as AreaUnit[];

function AreaConverter() {
  const text = useWords().layoutList.area;
  const [typed, setTyped] = useState('1');
  const [unit, setUnit] = useState<AreaUnit>('cent');
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
            onChange={(event) => setUnit(event.currentTarget.value as AreaUnit)}
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

/** The area with six digits that count, or two decimals. */
function shown(area: number): string {
  if (area >= 1e4) return numberText(area);
  return area.toLocaleString('en-IN', { maximumSignificantDigits: 6 });
}
