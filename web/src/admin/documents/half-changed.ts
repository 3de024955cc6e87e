import { isBoth, type Text } from '@theni/content/text';
import { LANGUAGES } from '@theni/contract/limits';
import { isSame, valueAt } from '@theni/contract/tree';

/** The content, or a layout: as visitors see it, and as it is to be. */
export interface ChangedDocument {
  /** Before the paths of its values: '', 'projects.meera-nagar'. */
  at: string;
  before: unknown;
  after: unknown;
}

/** A value that still reads as before, while one that belongs to it has changed. */
export interface HalfChange {
  path: string;
  reads: string;
  /** What has changed. */
  because: string;
  /** What it would read then, where that is known. */
  proposal?: string;
  /** Another one once either of the two changes again. */
  key: string;
}

/** What the owner has changed in one place and perhaps forgotten in another. */
export function halfChanged(documents: ChangedDocument[]): HalfChange[] {
  const found = [
    ...copiesOf(documents.flatMap(changedFacts), documents),
    ...documents.flatMap(forgottenPartners),
    ...documents.flatMap(untranslated),
  ];
  const paths = found.map(({ path }) => path);
  return found.filter(({ path }, index) => paths.indexOf(path) === index);
}

interface Fact {
  path: string;
  before: string;
  after: string;
}

/** What stands in more than one place: numbers, addresses, names. */
const FACTS =
  /^(?:(?:company|people)\..*|promoter\.)?(?:phones\.\d+|phone|whatsapp|email|street\.(?:en|ta)|name\.(?:en|ta))$/;
const FACT_MIN_LENGTH = 5;

function changedFacts({ at, before, after }: ChangedDocument): Fact[] {
  const facts = (tree: unknown) => textsIn(tree).filter(([path]) => FACTS.test(path));
  const [old, now] = [facts(before), facts(after)];
  return old.flatMap(([path, text]) => {
    const next = valueAt(after, path);
    const hasMoved = among(now, path).includes(text);
    if (hasMoved || typeof next !== 'string' || next === '' || text.length < FACT_MIN_LENGTH)
      return [];
    // What another element of the list was before is not what has become of this one.
    if (among(old, path).includes(next)) return [];
    return [{ path: join(at, path), before: text, after: next }];
  });
}

function copiesOf(facts: Fact[], documents: ChangedDocument[]): HalfChange[] {
  const texts = documents.flatMap(({ at, after }) =>
    textsIn(after).map(([path, text]) => [join(at, path), text] as const),
  );
  return facts.flatMap((fact) =>
    texts.flatMap(([path, text]) => {
      const proposal = text.replace(formOf(fact.before), () => fact.after);
      if (path === fact.path || proposal === text) return [];
      return [halfChange(path, text, { because: fact.path, proposal })];
    }),
  );
}

/** A number is the same however its digits are grouped, with its country or without. */
function formOf(fact: string): RegExp {
  const digits = fact.replace(/[ ()-]/g, '');
  if (!/^\+?\d{6,}$/.test(digits))
    return new RegExp(`(?<!\\p{L})${escaped(fact)}(?![\\p{L}\\p{M}])`, 'gu');
  const national = digits.replace(/^\+91/, '');
  const country = national === digits ? '' : `(?:\\+?91${GAP})?0?`;
  return new RegExp(`(?<![\\d+])${country}${[...national].map(escaped).join(GAP)}(?!\\d)`, 'gu');
}

const GAP = '[ ()-]*';

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** What is seldom right any more once the first has changed. */
const PARTNERS: [changed: string, partners: string[]][] = [
  ['company.address', ['company.mapQuery', 'company.geo']],
  ['price.perCent', ['price.asOf']],
  ['price.perSqFt', ['price.asOf']],
];

function forgottenPartners({ at, before, after }: ChangedDocument): HalfChange[] {
  const isKept = (path: string) => isSame(valueAt(before, path), valueAt(after, path));
  return PARTNERS.filter(([changed]) => !isKept(changed)).flatMap(([changed, partners]) =>
    partners.filter(isKept).flatMap((path) => {
      const reads = textsIn(valueAt(after, path)).map(([, text]) => text);
      if (reads.join('') === '') return [];
      const because = join(at, changed);
      return [halfChange(join(at, path), reads.join(', '), { because }, valueAt(after, changed))];
    }),
  );
}

/** Changed in one language, and as before in the other. */
function untranslated({ at, before, after }: ChangedDocument): HalfChange[] {
  const old = bothIn(before);
  return bothIn(after).flatMap(([path, text]) => {
    const earlier = among(old, path);
    if (earlier.some((each) => isSame(each, text))) return [];
    return LANGUAGES.flatMap((language) => {
      const other = language === 'en' ? 'ta' : 'en';
      const was = earlier.find((each) => each[other] === text[other] && each[language] !== '');
      if (!was || text[language] === '' || text[other] === '') return [];
      const because = join(at, `${path}.${language}`);
      const proposal = was.en === was.ta ? text[language] : undefined;
      const why = { because, ...(proposal && { proposal }) };
      return [halfChange(join(at, `${path}.${other}`), text[other], why, text[language])];
    });
  });
}

function halfChange(
  path: string,
  reads: string,
  why: Pick<HalfChange, 'because' | 'proposal'>,
  now: unknown = why.proposal,
): HalfChange {
  return { path, reads, ...why, key: JSON.stringify([path, reads, now]) };
}

/** Of the elements of a list all, as another one may have its place by now. */
function among<Value>(values: [string, Value][], path: string): Value[] {
  return values.filter(([each]) => formOfPath(each) === formOfPath(path)).map(([, value]) => value);
}

const formOfPath = (path: string) => path.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*');

/** Every text and number with its path. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, join(path, key)));
}

function bothIn(value: unknown, path = ''): [path: string, text: Text][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBoth(value) && typeof value.en === 'string') return [[path, value as Text]];
  return Object.entries(value).flatMap(([key, inner]) => bothIn(inner, join(path, key)));
}

function join(path: string, key: string): string {
  return path && key ? `${path}.${key}` : path + key;
}
