import type { Content } from '@theni/content';
import { breadcrumbAt } from '@theni/content/labels';
import { isText, joinPath, valuePathAt } from '@theni/content/paths';
import { completenessIssues, contentFields } from '@theni/content/schema';
import { pageShowing, sectionAt, sections } from '@theni/content/sections';
import { isEditable } from '@theni/content/value-settings';
import type { ValueIssue } from '@theni/contract';
import { cleanText } from '@theni/contract/characters';
import { LANGUAGES, type Language } from '@theni/contract/site-map';
import { useMemo } from 'react';
import { Disclosure, SearchField } from '../ui/controls.tsx';
import { LinkList } from '../ui/links.tsx';
import { useWebsite } from './use-website.ts';
import { type WebsiteView, websiteAddress } from './website-address.ts';

const MOST = 50;

interface Props {
  view: WebsiteView;
  onShow: (view: Partial<WebsiteView>) => void;
}

export function Search({ view: { lang, find = '' }, onShow }: Props) {
  const { content } = useWebsite();
  const texts = useMemo(() => searchedTexts(content), [content]);
  const found = findTexts(texts, find);
  const isAsked = find.trim() !== '';
  return (
    <>
      <SearchField
        label="Search for words, in English or Tamil"
        query={find}
        onSearch={(query) => onShow({ find: query })}
      />
      <p role="status">
        {isAsked && found.length === 0 && 'Nothing found. Try other words.'}
        {found.length > MOST && `The first ${MOST}. Type more to find the rest.`}
      </p>
      <ValueLinks values={found.slice(0, MOST)} />
      {!isAsked && <Samples lang={lang} />}
      {!isAsked && <h2>Show all that can be changed</h2>}
      {!isAsked &&
        sections.map(({ key, name }) => (
          <Disclosure key={key} summary={name}>
            <ValueLinksByPath paths={pathsOf(key)} lang={lang} />
          </Disclosure>
        ))}
    </>
  );
}

function pathsOf(section: string): string[] {
  return [...contentFields.values()]
    .filter(({ kind, path }) => kind !== 'fixed' && sectionAt(path)?.key === section)
    .map(({ path }) => path);
}

/**
 * The values that are still those of the sample company, each once.
 * @param toCorrect what is wrong with the content otherwise
 */
export function samplesIn(content: Content, toCorrect: ValueIssue[]): string[] {
  const others = new Set(toCorrect.map(({ path }) => path));
  const issues = completenessIssues(content, { isDemo: false });
  const paths = issues.map(({ path }) => path).filter((path) => !others.has(path));
  return [...new Set(paths.map((path) => valuePathAt(path) ?? path))];
}

/** What is to be replaced before the first publication, by page. */
function Samples({ lang }: { lang: Language }) {
  const { samples } = useWebsite();
  if (samples.length === 0) return null;
  return (
    <>
      <h2>Still the sample: {samples.length}</h2>
      {sections.map(({ key, name }) => {
        const paths = samples.filter((path) => sectionAt(path)?.key === key);
        if (paths.length === 0) return null;
        return (
          <section key={key} aria-label={`Still the sample: ${name}`}>
            <h3>{name}</h3>
            <ValueLinksByPath paths={paths} lang={lang} />
          </section>
        );
      })}
    </>
  );
}

export function ValueLinksByPath({ paths, lang }: { paths: string[]; lang: Language }) {
  const { content } = useWebsite();
  const texts = new Map(textsIn(content, lang).map((known) => [known.path, known.text]));
  return <ValueLinks values={paths.map((path) => ({ path, text: texts.get(path) ?? '', lang }))} />;
}

function ValueLinks({ values }: { values: FoundText[] }) {
  const links = values.map(({ path, text: note, lang }) => ({
    to: websiteAddress({ page: pageShowing(path), lang, edit: [path] }),
    name: breadcrumbAt(path),
    note,
    lang,
  }));
  return <LinkList links={links} />;
}

interface KnownText {
  /** Of the text in both languages: `home.hero.headline`, `company.phones.0`. */
  path: string;
  text: string;
}

/** Every text in a tree; names of files, numbers and ticks are none. */
export function textsIn(tree: unknown, language: Language, path = ''): KnownText[] {
  if (typeof tree === 'string') return [{ path, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  if (isText(tree)) return [{ path, text: tree[language] }];
  return Object.entries(tree)
    .filter(([key]) => key !== 'file')
    .flatMap(([key, inner]) => textsIn(inner, language, joinPath(path, key)));
}

interface FoundText extends KnownText {
  lang: Language;
}

type Searched = FoundText & { searched: string };

export function searchedTexts(content: Content): Searched[] {
  return LANGUAGES.flatMap((lang) =>
    textsIn(content, lang)
      .filter(({ path }) => isEditable(path))
      .map((known) => ({
        ...known,
        lang,
        searched: normalized(`${known.text} ${breadcrumbAt(known.path)}`),
      })),
  );
}

/** The texts with all the words, each path once; first those with the words in this order. */
export function findTexts(texts: Searched[], find: string): FoundText[] {
  const phrase = normalized(find);
  const parts = phrase.split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  const found = texts.filter(({ searched }) => parts.every((word) => searched.includes(word)));
  const isApart = ({ searched }: Searched) => Number(!searched.includes(phrase));
  const inOrder = found.toSorted((one, other) => isApart(one) - isApart(other));
  return inOrder.filter(({ path }, at) => inOrder.findIndex((text) => text.path === path) === at);
}

function normalized(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim().toLowerCase();
}
