import { PROJECT_STATUSES } from '@theni/contract/plots';
import type { ReactNode } from 'react';
import fieldsCss from './fields.module.css';
import {
  AmountField,
  BothField,
  ChoiceField,
  GeoField,
  LineField,
  TickField,
} from './layout-fields.tsx';
import { layoutText } from './layout-words.ts';
import { ListField } from './list-field.tsx';
import { useEditor, useValue } from './use-editor.ts';

const EMPTY = { en: '', ta: '' };

const text = {
  noAmenities: 'No amenity is named.',
  noDistances: 'No distance is named.',
  exemption: [
    ['', 'Yes, here is its number'],
    ['small', 'No: at most 500 m² or 8 plots'],
    ['before', 'No: made before registration was needed'],
  ] as [string, string][],
  copied: 'This is the number as it stands in the certificate, though it looks unusual.',
};

export function BasicsForm() {
  return (
    <>
      <BothField path="name" limit={120} />
      <ChoiceField
        path="status"
        options={PROJECT_STATUSES.map((each) => [each, layoutText.statuses[each]])}
      />
      <BothField path="description" limit={5000} isLong />
      <LineField path="place" />
      <GeoField path="geo" />
    </>
  );
}

export function PapersForm() {
  const { value: exemption } = useValue<string>('registration.exemption');
  return (
    <>
      <Group path="approval">
        <LineField path="approval.authority" />
        <LineField path="approval.number" />
        <LineField path="approval.date" type="date" />
      </Group>
      <Group path="registration">
        <ChoiceField path="registration.exemption" options={text.exemption} />
        {exemption === '' ? (
          <>
            <LineField path="registration.number" />
            <TickField path="registration.copied" label={text.copied} />
            <LineField path="registration.date" type="date" />
            <LineField path="registration.page" type="url" />
            <LineField path="registration.formC" type="url" />
          </>
        ) : (
          <BothField path="registration.reason" limit={500} isLong />
        )}
      </Group>
      <Group path="promoter">
        <BothField path="promoter.name" />
        <BothField path="promoter.address" limit={500} isLong />
      </Group>
    </>
  );
}

export function LandForm() {
  return (
    <>
      <AmountField path="extent" />
      <BothField path="roads" limit={300} />
      <Group path="price">
        <AmountField path="price.perCent" />
        <AmountField path="price.perSqFt" />
        <LineField path="price.asOf" type="date" />
      </Group>
      <ListField path="amenities" sample={EMPTY} mayBeEmpty none={text.noAmenities}>
        {(path) => <BothField path={path} />}
      </ListField>
    </>
  );
}

export function DistancesForm() {
  return (
    <>
      <ListField
        path="distances"
        sample={{ metres: 1000, to: EMPTY }}
        mayBeEmpty
        most={20}
        none={text.noDistances}
      >
        {(path) => (
          <>
            <BothField path={`${path}.to`} />
            <AmountField path={`${path}.metres`} isNeeded />
          </>
        )}
      </ListField>
      <BothField path="directions" limit={2000} isLong />
    </>
  );
}

function Group({ path, children }: { path: string; children: ReactNode }) {
  const { names } = useEditor();
  return (
    <section className={fieldsCss.group} aria-label={names.nameAt(path)} data-path={path}>
      <h3>{names.labelAt(path)}</h3>
      {children}
    </section>
  );
}
