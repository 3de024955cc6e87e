import { shipped } from '@theni/content';
import { hintAt, isEdited, isOpenList, labelAt, nameAt } from '@theni/content/labels';
import { isPicture, type PictureChoice } from '@theni/content/pictures';
import { maxLengthOf, mayBeEmpty } from '@theni/content/schema';
import { isBoth, type Text } from '@theni/content/text';
import { LANGUAGES } from '@theni/contract/limits';
import { valueAt } from '@theni/contract/tree';
import { type ReactNode, useState } from 'react';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { type Place, placeOf } from '../documents/map-place.ts';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import css from './fields.module.css';
import { HoursField } from './hours-field.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useLack, useRefusal } from './use-website.ts';
import { websiteText as text } from './words.ts';

interface Props {
  path: string;
  value: unknown;
  /** What is shipped there; in a list, in all its elements. */
  samples: unknown[];
  onChange: (value: unknown) => void;
  /** Of a list: the element whose fields are shown at first. */
  opened?: number | undefined;
}

/** The fields for what stands at a path, made from the shape of what the site is shipped with. */
export function Fields({ path, value, samples, onChange, opened }: Props) {
  const [sample] = samples;
  if (!isEdited(path)) return null;
  if (typeof sample === 'string') {
    const field = { path, value: String(value ?? ''), onChange };
    if (path.startsWith('company.openingHours.')) return <HoursField {...field} />;
    return <LineField {...field} limit={maxLengthOf(samples as string[])} />;
  }
  if (Array.isArray(sample))
    return (
      <ListField
        path={path}
        value={(value ?? []) as unknown[]}
        sample={samples.flat()[0]}
        isFixed={!isOpenList(path)}
        mayBeEmpty={path.startsWith('people.')}
        opened={opened}
        onChange={onChange}
      >
        {(element) => <Fields {...element} samples={samples.flat()} />}
      </ListField>
    );
  if (typeof sample !== 'object' || sample === null) return null;
  const props = { path, value, samples, onChange };
  if (path === 'company.geo') return <GeoField {...props} />;
  if (isBoth(sample) && typeof sample.en === 'string') return <TextFields {...props} />;
  if (isPicture(sample)) return <PictureFields {...props} />;
  return <Group {...props} />;
}

/** The parts of a group one below the other. */
function Group({ path, value, samples, onChange }: Props) {
  const values = value as Record<string, unknown>;
  const fields = Object.keys(samples[0] as object).map((key) => (
    <Fields
      key={key}
      path={`${path}.${key}`}
      value={values[key]}
      samples={samples.map((sample) => (sample as Record<string, unknown>)[key])}
      onChange={(next) => onChange({ ...values, [key]: next })}
    />
  ));
  // An element of a list has its name already.
  if (/\.\d+$/.test(path)) return fields;
  return (
    <section className={css.group} aria-label={nameAt(path)} data-path={path}>
      <h3>{labelAt(path)}</h3>
      {fields}
    </section>
  );
}

/** A text in both languages: side by side where there is room. */
function TextFields({ path, value, samples, onChange }: Props) {
  const texts = samples.flatMap((sample) => Object.values(sample as Text));
  const places = [...new Set(texts.join(' ').match(/\{\w+\}/g))].join(', ');
  const typed = value as Text;
  return (
    <div className={css.both}>
      {LANGUAGES.map((language) => (
        <LineField
          key={language}
          path={`${path}.${language}`}
          label={text.label(labelAt(path), text.languages[language])}
          lang={language}
          value={typed[language] ?? ''}
          rows={texts.some(({ length }) => length > 50) ? 3 : undefined}
          limit={maxLengthOf(texts)}
          note={places && text.places(places)}
          onChange={(next) => onChange({ ...typed, [language]: next })}
        />
      ))}
    </div>
  );
}

/** A line or a text; what is wrong with it is said once it is left. */
function LineField({
  path,
  label = labelAt(path),
  lang,
  value,
  limit,
  rows,
  note,
  onChange,
}: {
  path: string;
  label?: string;
  lang?: string;
  value: string;
  /** In letters. */
  limit: number;
  /** Of a text that has more than one line. */
  rows?: number | undefined;
  note?: string;
  onChange: (value: string) => void;
}) {
  const [isLeft, setLeft] = useState(value !== '');
  const refusal = useRefusal(path);
  const lack = useLack(path);
  const isMissing = value.trim() === '' && !mayBeEmpty(path);
  const error = refusal ?? (isLeft && !isMissing ? lack : undefined);
  const isNear = value.length >= limit * 0.8;
  const hints = [
    note,
    hintAt(path),
    isMissing ? text.empty : isNear && text.letters(value.length, limit),
  ];
  const type = typeOf(path);

  async function leave() {
    setLeft(true);
    if (type !== 'tel') return;
    // Numbers of the whole world are many bytes.
    const { formatPhone } = await import('@theni/contract/phone');
    const tidy = formatPhone(value);
    if (tidy && tidy !== value) onChange(tidy);
  }

  const field = {
    label,
    lang,
    value,
    error,
    hint: hints.filter(Boolean).join(' '),
    onBlur: leave,
    onChange: (event: { currentTarget: { value: string } }) => {
      // What is right is not called wrong again while it is typed.
      if (!error) setLeft(false);
      onChange(event.currentTarget.value);
    },
  };
  return (
    <div data-path={path}>
      {rows ? <TextAreaField {...field} rows={rows} /> : <InputField {...field} type={type} />}
    </div>
  );
}

/** The keyboard that a phone shows. */
function typeOf(path: string): 'tel' | 'email' | 'url' | 'text' {
  if (/phones?(\.\d+)?$|whatsapp$/.test(path)) return 'tel';
  if (/email$/.test(path)) return 'email';
  return path.startsWith('company.social') ? 'url' : 'text';
}

function PictureFields({ path, value, samples, onChange }: Props) {
  const usual = (valueAt(shipped, path) ?? samples[0]) as PictureChoice & { alt?: Text };
  const picture = value as PictureChoice & { alt?: Text };
  const error = useRefusal(`${path}.file`);
  const lack = useLack(`${path}.file`);

  function put(next: PictureChoice) {
    // What the picture before showed is not what this one shows.
    const alt = next.file === usual.file ? usual.alt : { en: '', ta: '' };
    const isOther = next.file !== picture.file;
    onChange({ ...picture, ...next, ...(usual.alt && isOther && { alt }) });
  }

  return (
    <section className={css.group} aria-label={nameAt(path)} data-path={path}>
      <PictureField
        label={labelAt(path)}
        name={nameAt(path)}
        value={picture}
        usual={usual.file}
        error={error ?? lack}
        onChange={put}
      />
      {usual.alt && (
        <Disclosure summary={labelAt(`${path}.alt`)} isOpen={picture.file !== usual.file}>
          <Fields
            path={`${path}.alt`}
            value={picture.alt}
            samples={samples.map((sample) => (sample as { alt: unknown }).alt)}
            onChange={(alt) => onChange({ ...picture, alt })}
          />
        </Disclosure>
      )}
    </section>
  );
}

/** Two numbers in one field, or a link, because that is how they are copied from Google Maps. */
function GeoField({ path, value, onChange }: Props): ReactNode {
  const { latitude, longitude } = value as Place;
  const shown = `${latitude}, ${longitude}`;
  const [typed, setTyped] = useState(shown);
  const place = placeOf(typed);
  return (
    <div data-path={path}>
      <InputField
        label={labelAt(path)}
        hint={text.geo.hint}
        error={typeof place === 'object' ? undefined : text.geo[place ?? 'wrong']}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const next = placeOf(currentTarget.value);
          if (typeof next === 'object') onChange(next);
        }}
      />
      <p className={common.note}>{shown}</p>
    </div>
  );
}
