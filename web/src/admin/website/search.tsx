import type { Content } from '@theni/content';
import { isEdited, nameAt, pageOf, type Section, sections } from '@theni/content/labels';
import { picturesIn } from '@theni/content/pictures';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { useMemo } from 'react';
import { BackLink } from '../ui/back-link.tsx';
import { LinkList } from '../ui/link-list.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { openedAt, type SitePlace, siteAddress } from './place.ts';
import { type KnownText, normalized, textsIn } from './shown-texts.ts';
import { useWebsite } from './use-website.ts';
import { websiteText } from './words.ts';

const text = websiteText.site;
const MOST = 50;

/** Finds a text by its words in either language, or in the list of all that can be changed. */
export function Search({
  place,
  onShow,
}: {
  place: SitePlace;
  onShow: (place: Partial<SitePlace>, replace?: boolean) => void;
}) {
  const { content } = useWebsite();
  const { page, lang, find = '' } = place;
  const texts = useMemo(() => searchedTexts(content), [content]);
  const found = findTexts(texts, find);
  const section = sections.find(({ key }) => key === place.section);
  if (section)
    return (
      <>
        <BackLink to={siteAddress({ page, lang, find: '' })}>{text.backToAll}</BackLink>
        <h2>{section.name}</h2>
        <Values values={valuesIn(content, section, lang)} />
      </>
    );
  return (
    <>
      <SearchField
        label={text.search}
        words={find}
        onSearch={(words) => onShow({ find: words }, true)}
      />
      <div role="status">
        {find.trim() !== '' && found.length === 0 && <p>{text.nothing}</p>}
        {found.length > MOST && <p>{text.first(MOST)}</p>}
      </div>
      <Values values={found.slice(0, MOST)} />
      {find.trim() === '' && (
        <nav aria-label={text.showAll}>
          <h2>{text.showAll}</h2>
          <LinkList
            links={sections.map(({ key, name, where }) => ({
              to: siteAddress({ page, lang, section: key }),
              name,
              note: where,
            }))}
          />
        </nav>
      )}
    </>
  );
}

/** Values to choose from, each with its name. */
export function FoundValues({ paths, lang }: { paths: string[]; lang: Language }) {
  const { content } = useWebsite();
  const texts = textsIn(content, lang);
  const values = paths.map((path) => {
    const found = texts.find((each) => each.path === path);
    return { path, text: found?.text ?? '', lang };
  });
  return <Values values={values} />;
}

interface Value extends KnownText {
  lang: Language;
}

/** Each leads to its place, in the language of what is listed of it. */
function Values({ values }: { values: Value[] }) {
  return (
    <LinkList
      links={values.map(({ path, text: note, lang }) => ({
        to: siteAddress({ page: pageOf(path), lang, edit: [path] }),
        name: nameAt(path),
        note,
        lang,
      }))}
    />
  );
}

interface Searched extends Value {
  /** Its words and its name, in small letters. */
  words: string;
}

/** Every text in both languages. */
export function searchedTexts(content: Content): Searched[] {
  return LANGUAGES.flatMap((lang) =>
    textsIn(content, lang)
      .filter(({ path }) => isEdited(path))
      .map((known) => {
        const words = `${normalized(known.text)} ${nameAt(known.path)}`.toLowerCase();
        return { ...known, lang, words };
      }),
  );
}

/** Those that have all the words, each path once; what has them in this order comes first. */
export function findTexts(texts: Searched[], find: string): Value[] {
  const phrase = normalized(find).toLowerCase();
  const wanted = phrase.split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const found = texts.filter(({ words }) => wanted.every((word) => words.includes(word)));
  const isApart = ({ words }: Searched) => Number(!words.includes(phrase));
  const byPath = new Map<string, Value>();
  for (const each of found.toSorted((one, other) => isApart(one) - isApart(other)))
    if (!byPath.has(each.path)) byPath.set(each.path, each);
  return [...byPath.values()];
}

/** All that can be changed of a section, a list or a picture as one. */
function valuesIn(content: Content, { parts }: Section, lang: Language): Value[] {
  const all = [
    ...textsIn(content, lang),
    ...picturesIn(content).map(([path]) => ({ path, text: '' })),
    { path: 'company.geo', text: '' },
    ...Object.keys(content.people).map((key) => ({ path: `people.${key}.0`, text: '' })),
  ];
  const own = all.filter(
    ({ path }) => isEdited(path) && parts.some((part) => `${path}.`.startsWith(`${part}.`)),
  );
  const byPath = new Map<string, Value>();
  for (const known of own) {
    const { path, element } = openedAt(known.path);
    const note = element === undefined ? known.text : '';
    if (!byPath.has(path)) byPath.set(path, { path, text: note, lang });
  }
  return [...byPath.values()];
}
