import { isBoth } from '@theni/content/text';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { InputField, TextAreaField } from '../../ui/field.tsx';
import { contentText } from './content-words.ts';
import { lettersAt } from './draft-schema.ts';
import css from './fields.module.css';
import { HoursField } from './hours-field.tsx';
import { ListField } from './list-field.tsx';
import { hintAt, isEdited, isOpenList, labelAt, nameAt } from './sections.ts';
import { useValue } from './use-editor.ts';

const text = contentText;

/** The fields for what stands at a path, made from the shape of what the site is shipped with. */
export function Fields({ path, shipped }: { path: string; shipped: unknown }) {
  if (!isEdited(path)) return null;
  if (typeof shipped === 'number') return <NumberField path={path} />;
  if (typeof shipped === 'string') return <PlainField path={path} shipped={shipped} />;
  if (Array.isArray(shipped)) return <List path={path} shipped={shipped} />;
  if (typeof shipped !== 'object' || shipped === null) return null;
  if (isText(shipped)) return <TextFields path={path} shipped={shipped} />;
  return <Group path={path} shipped={shipped} />;
}

/** The parts of a group one below the other, its own texts before the groups in it. */
export function Group({ path, shipped }: { path: string; shipped: object }) {
  const entries = Object.entries(shipped).filter(([key]) => isEdited(`${path}.${key}`));
  const isInner = path.includes('.') && !/\.\d+$/.test(path);
  const fields = entries
    .sort(([, one], [, other]) => Number(hasHeading(one)) - Number(hasHeading(other)))
    .map(([key, value]) => <Fields key={key} path={`${path}.${key}`} shipped={value} />);
  if (!isInner) return fields;
  return (
    <section className={css.group} aria-label={nameAt(path)} data-path={path}>
      <h3>{labelAt(path)}</h3>
      {fields}
    </section>
  );
}

function hasHeading(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isText(value);
}

function isText(value: object): value is Record<Language, string> {
  return isBoth(value) && typeof value.en === 'string' && typeof value.ta === 'string';
}

function List({ path, shipped }: { path: string; shipped: unknown[] }) {
  if (isOpenList(path)) {
    return (
      <ListField path={path} shipped={shipped}>
        {(element) => <Fields path={element} shipped={shipped[0]} />}
      </ListField>
    );
  }
  return shipped.map((element, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is
    <section key={index} className={css.group} aria-label={labelAt(`${path}.${index}`)}>
      <h3>{labelAt(`${path}.${index}`)}</h3>
      <Fields path={`${path}.${index}`} shipped={element} />
    </section>
  ));
}

/** A text in both languages: side by side where there is room. */
function TextFields({ path, shipped }: { path: string; shipped: Record<Language, string> }) {
  const limit = Math.max(lettersAt(shipped.en), lettersAt(shipped.ta));
  const isLong = Math.max(shipped.en.length, shipped.ta.length) > 50;
  return (
    <div className={css.both}>
      {LANGUAGES.map((language) => (
        <WordsField
          key={language}
          path={`${path}.${language}`}
          language={language}
          limit={limit}
          isLong={isLong}
          places={placesIn(shipped.en)}
        />
      ))}
    </div>
  );
}

interface WordsProps {
  path: string;
  language: Language;
  limit: number;
  isLong: boolean;
  /** '{company}' */
  places: string;
}

function WordsField({ path, language, limit, isLong, places }: WordsProps) {
  const { value = '', change, error } = useValue<string>(path);
  const field = {
    label: text.label(labelAt(path.replace(/\.\w+$/, '')), text.languages[language]),
    hint: hintOf(value, limit, [places && text.places(places), hintAt(path)]),
    error,
    value,
    lang: language,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  return (
    <div data-path={path}>
      {isLong ? <TextAreaField {...field} rows={3} /> : <InputField {...field} />}
    </div>
  );
}

function PlainField({ path, shipped }: { path: string; shipped: string }) {
  const { value = '', change, error } = useValue<string>(path);
  if (path.startsWith('company.openingHours.'))
    return <HoursField name={labelAt(path)} path={path} value={value} onChange={change} />;
  return (
    <div data-path={path}>
      <InputField
        label={labelAt(path)}
        hint={hintOf(value, lettersAt(shipped), [hintAt(path)])}
        error={error}
        type={typeAt(path)}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}

function NumberField({ path }: { path: string }) {
  const { value, change, error } = useValue<number>(path);
  const hint = hintAt(path);
  return (
    <div data-path={path}>
      <InputField
        label={labelAt(path)}
        {...(hint && { hint })}
        error={error}
        type="number"
        step="any"
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** The keyboard that a phone shows. */
function typeAt(path: string): string {
  if (/phone|whatsapp$/.test(path)) return 'tel';
  if (/email$/.test(path)) return 'email';
  return path.startsWith('company.social') ? 'url' : 'text';
}

function hintOf(value: string, limit: number, notes: (string | undefined | false)[]): string {
  const told = value.trim() === '' ? text.empty : text.letters(value.length, limit);
  return [...notes.filter(Boolean), told].join(' ');
}

function placesIn(shipped: string): string {
  return [...new Set(shipped.match(/\{\w+\}/g))].join(', ');
}
