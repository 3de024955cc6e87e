import {
  breadcrumbAt,
  elementName,
  hintAt,
  isEditable,
  isOpenList,
  labelAt,
} from '@theni/content/labels';
import { isPicture } from '@theni/content/pictures';
import { maxLengthOf } from '@theni/content/schema';
import { isBoth, type Text } from '@theni/content/text';
import { LANGUAGES } from '@theni/contract/limits';
import { InputField, SelectField } from '../../ui/field.tsx';
import css from '../fields/fields.module.css';
import { GeoField, type Place } from '../fields/geo-field.tsx';
import { LineField } from '../fields/line-field.tsx';
import { ListField } from '../fields/list-field.tsx';
import { fieldText } from '../fields/words.ts';
import common from '../ui/common.module.css';
import { ErrorNotice } from '../ui/notice.tsx';
import { samplesAt } from './content-paths.ts';
import { type Picture, PictureField } from './picture-field.tsx';
import { useIssue } from './use-website.ts';
import { websiteText as text } from './words.ts';

interface Props {
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  opened?: number | undefined;
}

export function Fields(props: Props) {
  const { path, value, onChange } = props;
  const [sample] = samplesAt(path);
  const { refusal, lack } = useIssue(isPicture(sample) ? `${path}.file` : path);
  const error = refusal ?? lack;
  if (!isEditable(path)) return null;
  if (path.startsWith('company.openingHours.')) return <Hours {...props} error={error} />;
  if (path === 'company.geo')
    return (
      <GeoField {...props} {...{ refusal, lack }} label={labelAt(path)} value={value as Place} />
    );
  if (typeof sample === 'string') return <Line {...props} />;
  if (Array.isArray(sample)) return <List {...props} error={error} />;
  if (!isPicture(sample)) return <Group {...props} isText={isBoth(sample as object)} />;
  const picture = value as Picture;
  return (
    <PictureField {...props} value={picture} usual={sample} error={error}>
      {'alt' in sample && (
        <Fields
          path={`${path}.alt`}
          value={picture.alt}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
    </PictureField>
  );
}

function Group({ path, value, onChange, isText }: Props & { isText: boolean }) {
  const values = value as Record<string, unknown>;
  const keys = isText ? LANGUAGES : Object.keys(samplesAt(path)[0] as object);
  const fields = keys.map((key) => (
    <Fields
      key={key}
      path={`${path}.${key}`}
      value={values[key]}
      onChange={(next) => onChange({ ...values, [key]: next })}
    />
  ));
  if (isText) return <div className={css.both}>{fields}</div>;
  // An element of a list has its name already.
  if (/\.\d+$/.test(path)) return fields;
  return (
    <section
      className={`${common.stack} ${css.group}`}
      aria-label={breadcrumbAt(path)}
      data-path={path}
    >
      <h3>{labelAt(path)}</h3>
      {fields}
    </section>
  );
}

function Line({ path, value, onChange }: Props) {
  const [, whole = path, language] = /^(.*)\.(en|ta)$/.exec(path) ?? [];
  const samples = samplesAt(whole).flatMap((sample) =>
    language ? Object.values(sample as Text) : String(sample),
  );
  const places = [...new Set(samples.join(' ').match(/\{\w+\}/g))].join(', ');
  const hints = [places && text.places(places), hintAt(path)];
  const label = labelAt(whole);
  return (
    <LineField
      path={path}
      label={language ? fieldText.label(label, fieldText.languages[language as 'en']) : label}
      lang={language}
      value={String(value ?? '')}
      rows={language && samples.some(({ length }) => length > 50) ? 3 : undefined}
      limit={maxLengthOf(samples)}
      type={typeOf(path)}
      hint={hints.filter(Boolean).join(' ')}
      {...useIssue(path)}
      onChange={onChange}
    />
  );
}

function typeOf(path: string): 'tel' | 'email' | 'url' | 'text' {
  if (/phones?(\.\d+)?$|whatsapp$/.test(path)) return 'tel';
  if (/email$/.test(path)) return 'email';
  return path.startsWith('company.social') ? 'url' : 'text';
}

function List({ path, value, ...props }: Props & { error: string | undefined }) {
  return (
    <ListField
      {...props}
      path={path}
      label={labelAt(path)}
      name={breadcrumbAt(path)}
      element={elementName(path)}
      value={value as unknown[]}
      empty={emptied(samplesAt(`${path}.0`)[0])}
      isFixed={!isOpenList(path)}
      mayBeEmpty={path.startsWith('people.')}
    >
      {(element) => <Fields {...element} />}
    </ListField>
  );
}

/** What is added to a list has nothing typed yet, but a picture. */
function emptied(element: unknown): unknown {
  if (typeof element === 'string') return /^Mo-/.test(element) ? 'Mo-Sa 09:00-18:00' : '';
  if (typeof element !== 'object' || element === null) return element;
  const values = Object.entries(element).map(([key, value]) => [key, emptied(value)]);
  return { ...Object.fromEntries(values), ...(isPicture(element) && { file: element.file }) };
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Days and times of schema.org's form ('Mo-Sa 09:30-19:00'), which nobody has to know. */
function Hours({ path, value, onChange, error }: Props & { error: string | undefined }) {
  const [days = '', times = ''] = String(value).split(' ');
  const [first = 'Mo', last = first] = days.split('-');
  const [opens = '', closes = ''] = times.split('-');
  const parts = { first, last, opens, closes };
  const field = (part: keyof typeof parts) => ({
    label: text.hours[part],
    value: parts[part],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const next = { ...parts, [part]: currentTarget.value };
      const span = next.first === next.last ? next.first : `${next.first}-${next.last}`;
      onChange(`${span} ${next.opens}-${next.closes}`);
    },
  });
  const options = DAYS.map((day) => [day, labelAt(`frame.hours.days.${day}`)] as const);
  return (
    <fieldset className={css.hours} data-path={path}>
      <legend className="visually-hidden">{labelAt(path)}</legend>
      <SelectField {...field('first')} options={options} />
      <SelectField {...field('last')} options={options} />
      <InputField {...field('opens')} type="time" required />
      <InputField {...field('closes')} type="time" required />
      <ErrorNotice>{error}</ErrorNotice>
    </fieldset>
  );
}
