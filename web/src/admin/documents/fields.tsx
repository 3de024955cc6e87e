import { shipped } from '@theni/content';
import { isPicture, type PictureChoice } from '@theni/content/pictures';
import { maxLengthOf, mayBeEmpty } from '@theni/content/schema';
import { isBoth } from '@theni/content/text';
import type { Language } from '@theni/contract/limits';
import { valueAt } from '@theni/contract/tree';
import { Disclosure } from '../ui/disclosure.tsx';
import { BothLanguages, lettersNear } from './both-languages.tsx';
import { editorText } from './editor-words.ts';
import css from './fields.module.css';
import { GeoField } from './geo-field.tsx';
import { HoursField } from './hours-field.tsx';
import { LineField } from './layout-fields.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { hintAt, isEdited, isOpenList, labelAt, nameAt } from './sections.ts';
import { useIssue, useValue } from './use-editor.ts';

const text = editorText;

/**
 * The fields for what stands at a path, made from the shape of what the site is shipped with.
 * @param samples what is shipped there; in a list, in all its elements
 * @param opened of a list: the element whose fields are shown at first
 */
export function Fields({
  path,
  samples,
  opened,
}: {
  path: string;
  samples: unknown[];
  opened?: number | undefined;
}) {
  const [sample] = samples;
  if (!isEdited(path)) return null;
  if (typeof sample === 'string')
    return <PlainField path={path} limit={maxLengthOf(samples as string[])} />;
  if (Array.isArray(sample)) return <List path={path} samples={samples.flat()} opened={opened} />;
  if (!isTree(sample)) return null;
  if (path === 'company.geo') return <GeoField path={path} />;
  if (isText(sample)) return <TextFields path={path} samples={samples.flatMap(linesOf)} />;
  if (isPicture(sample)) return <Picture path={path} samples={samples} />;
  return <Group path={path} samples={samples} />;
}

/** The parts of a group one below the other, its own texts before the groups in it. */
export function Group({ path, samples }: { path: string; samples: unknown[] }) {
  const fields = Object.entries(samples[0] ?? {})
    .sort(([, one], [, other]) => Number(hasHeading(one)) - Number(hasHeading(other)))
    .map(([key]) => (
      <Fields
        key={key}
        path={`${path}.${key}`}
        samples={samples.map((sample) => (sample as Record<string, unknown>)[key])}
      />
    ));
  const isNamedAlready = !path.includes('.') || /\.\d+$/.test(path);
  if (isNamedAlready) return fields;
  return (
    <section className={css.group} aria-label={nameAt(path)} data-path={path}>
      <h3>{labelAt(path)}</h3>
      {fields}
    </section>
  );
}

function hasHeading(value: unknown): boolean {
  return isTree(value) && !isText(value);
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isText(value: object): value is Record<Language, string> {
  return isBoth(value) && typeof value.en === 'string';
}

function linesOf(text: unknown): string[] {
  return Object.values(text as Record<Language, string>);
}

function List({
  path,
  samples,
  opened,
}: {
  path: string;
  samples: unknown[];
  opened: number | undefined;
}) {
  if (isOpenList(path)) {
    return (
      <ListField
        path={path}
        sample={samples[0]}
        mayBeEmpty={path.startsWith('people.')}
        opened={opened}
      >
        {(element) => <Fields path={element} samples={samples} />}
      </ListField>
    );
  }
  return samples.map((_, index) => {
    const element = `${path}.${index}`;
    return (
      <section key={element} className={css.group} aria-label={labelAt(element)}>
        <h3>{labelAt(element)}</h3>
        <Fields path={element} samples={samples} />
      </section>
    );
  });
}

function Picture({ path, samples }: { path: string; samples: unknown[] }) {
  const usual = (valueAt(shipped, path) ?? samples[0]) as PictureChoice & { alt?: object };
  const { value, change, error } = useValue<PictureChoice & { alt?: unknown }>(path);
  const fileError = useIssue(`${path}.file`);
  const hasAlt = usual.alt !== undefined;

  function put(next: PictureChoice) {
    // What the picture before showed is not what this one shows.
    const known = next.file === usual.file ? usual.alt : { en: '', ta: '' };
    const isOther = next.file !== value.file;
    change({ ...value, ...next, ...(hasAlt && isOther && { alt: known }) });
  }

  return (
    <section className={css.group} aria-label={nameAt(path)} data-path={path}>
      <PictureField
        label={labelAt(path)}
        name={nameAt(path)}
        value={value}
        usual={usual.file}
        error={error ?? fileError}
        onChange={put}
      />
      {hasAlt && (
        <Disclosure summary={editorText.site.more} isOpen={value.file !== usual.file}>
          <Fields
            path={`${path}.alt`}
            samples={samples.map((sample) => (sample as { alt: unknown }).alt)}
          />
        </Disclosure>
      )}
    </section>
  );
}

function TextFields({ path, samples }: { path: string; samples: string[] }) {
  const places = placesIn(samples);
  return (
    <BothLanguages
      path={path}
      rows={samples.some(({ length }) => length > 50) ? 3 : undefined}
      hintFor={(value, at) =>
        hintOf(value, maxLengthOf(samples), [places && text.places(places), hintAt(at)])
      }
    />
  );
}

function PlainField({ path, limit }: { path: string; limit: number }) {
  if (path.startsWith('company.openingHours.')) return <HoursField path={path} />;
  const type = typeAt(path);
  return (
    <LineField
      path={path}
      type={type}
      tidy={type === 'tel' ? tidyPhone : undefined}
      hintFor={(value) => hintOf(value, limit, [hintAt(path)], mayBeEmpty(path))}
    />
  );
}

async function tidyPhone(typed: string): Promise<string | undefined> {
  // Numbers of the whole world are many bytes.
  const { formatPhone } = await import('@theni/contract/phone');
  return formatPhone(typed);
}

/** The keyboard that a phone shows. */
function typeAt(path: string): 'tel' | 'email' | 'url' | 'text' {
  if (/phone|whatsapp$/.test(path)) return 'tel';
  if (/email$/.test(path)) return 'email';
  return path.startsWith('company.social') ? 'url' : 'text';
}

function hintOf(
  value: string,
  limit: number,
  notes: (string | undefined | false)[],
  isOptional = false,
): string {
  const isMissing = value.trim() === '' && !isOptional;
  const told = isMissing ? text.empty : lettersNear(value, limit);
  return [...notes, told].filter(Boolean).join(' ');
}

function placesIn(samples: string[]): string {
  return [...new Set(samples.join(' ').match(/\{\w+\}/g))].join(', ');
}
