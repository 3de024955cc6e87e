import { contentNames, hintAt, isEdited, isOpenList, labelAt, nameAt } from '@theni/content/labels';
import { isPicture, type PictureChoice } from '@theni/content/pictures';
import { maxLengthOf, mayBeEmpty } from '@theni/content/schema';
import { isBoth, type Text } from '@theni/content/text';
import { LANGUAGES } from '@theni/contract/limits';
import css from '../fields/fields.module.css';
import { GeoField } from '../fields/geo-field.tsx';
import { LineField } from '../fields/line-field.tsx';
import { ListField } from '../fields/list-field.tsx';
import type { Place } from '../fields/map-place.ts';
import { fieldText } from '../fields/words.ts';
import { samplesAt } from './draft.ts';
import { HoursField } from './hours-field.tsx';
import { PictureField } from './pictures.tsx';
import { useIssue } from './use-website.ts';
import { websiteText as text } from './words.ts';

interface Props {
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Of a list: the element whose fields are shown at first. */
  opened?: number | undefined;
}

/** The fields for what stands at a path, made from the shape of what the site is shipped with. */
export function Fields(props: Props) {
  const { path, value } = props;
  const [sample] = samplesAt(path);
  const issue = useIssue(path);
  const error = issue.refusal ?? issue.lack;
  if (!isEdited(path)) return null;
  if (path.startsWith('company.openingHours.'))
    return <HoursField {...props} value={String(value)} error={error} />;
  if (path === 'company.geo')
    return <GeoField {...props} label={labelAt(path)} value={value as Place} error={error} />;
  if (typeof sample === 'string') return <Line {...props} />;
  if (Array.isArray(sample)) return <List {...props} error={error} />;
  if (isPicture(sample)) return <Picture {...props} />;
  return <Group {...props} isText={isBoth(sample as object)} />;
}

/** A text in both languages, or another group: its parts one below the other. */
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
  // An element of a list has its name already.
  if (!isText && /\.\d+$/.test(path)) return fields;
  return isText ? (
    <div className={css.both}>{fields}</div>
  ) : (
    <section className={css.group} aria-label={nameAt(path)} data-path={path}>
      <h3>{labelAt(path)}</h3>
      {fields}
    </section>
  );
}

/** A line, or a text in one language. */
function Line({ path, value, onChange }: Props) {
  const { refusal, lack } = useIssue(path);
  const typed = String(value ?? '');
  const [, whole = '', language] = /^(.*)\.(en|ta)$/.exec(path) ?? [];
  const samples = samplesAt(language ? whole : path).flatMap((sample) =>
    language ? Object.values(sample as Text) : String(sample),
  );
  const places = [...new Set(samples.join(' ').match(/\{\w+\}/g))].join(', ');
  const isMissing = typed.trim() === '' && !mayBeEmpty(path);
  const hints = [places && text.places(places), hintAt(path), isMissing && text.empty];
  return (
    <LineField
      path={path}
      label={
        language
          ? fieldText.label(labelAt(whole), fieldText.languages[language as 'en'])
          : labelAt(path)
      }
      lang={language}
      value={typed}
      rows={language && samples.some(({ length }) => length > 50) ? 3 : undefined}
      limit={maxLengthOf(samples)}
      type={typeOf(path)}
      hint={hints.filter(Boolean).join(' ')}
      refusal={refusal}
      lack={isMissing ? undefined : lack}
      onChange={onChange}
    />
  );
}

/** The keyboard that a phone shows. */
function typeOf(path: string): 'tel' | 'email' | 'url' | 'text' {
  if (/phones?(\.\d+)?$|whatsapp$/.test(path)) return 'tel';
  if (/email$/.test(path)) return 'email';
  return path.startsWith('company.social') ? 'url' : 'text';
}

function List({ path, value, onChange, opened, error }: Props & { error: string | undefined }) {
  return (
    <ListField
      path={path}
      label={labelAt(path)}
      name={nameAt(path)}
      element={contentNames.elementName(path)}
      value={value as unknown[]}
      empty={emptied(samplesAt(`${path}.0`)[0])}
      none={text.none}
      isFixed={!isOpenList(path)}
      mayBeEmpty={path.startsWith('people.')}
      opened={opened}
      error={error}
      onChange={onChange}
    >
      {(element) => <Fields {...element} />}
    </ListField>
  );
}

function Picture({ path, value, onChange }: Props) {
  const [usual] = samplesAt(path) as (PictureChoice & { alt?: Text })[];
  const picture = value as PictureChoice & { alt?: Text };
  const { refusal, lack } = useIssue(`${path}.file`);
  if (!usual) return null;

  function put(next: PictureChoice) {
    const isOther = next.file !== picture.file;
    // What the picture before showed is not what this one shows.
    const alt = next.file === usual?.file ? usual.alt : { en: '', ta: '' };
    onChange({ ...picture, ...next, ...(usual?.alt && isOther && { alt }) });
  }

  return (
    <section className={css.group} aria-label={nameAt(path)} data-path={path}>
      <PictureField
        label={labelAt(path)}
        name={nameAt(path)}
        value={picture}
        usual={usual.file}
        error={refusal ?? lack}
        onChange={put}
      />
      {usual.alt && (
        <Fields
          path={`${path}.alt`}
          value={picture.alt}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
    </section>
  );
}

/** What is added to a list has nothing typed yet, but a picture. */
function emptied(element: unknown): unknown {
  if (typeof element === 'string') return /^Mo-/.test(element) ? 'Mo-Sa 09:00-18:00' : '';
  if (typeof element !== 'object' || element === null) return element;
  const values = Object.entries(element).map(([key, value]) => [key, emptied(value)]);
  return { ...Object.fromEntries(values), ...(isPicture(element) && { file: element.file }) };
}
