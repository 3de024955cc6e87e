import type { Content } from '@theni/content';
import { shippedValues } from '@theni/content/changes';
import { isEdited, nameAt, pageOf, sectionAt, sections } from '@theni/content/labels';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { useMemo } from 'react';
import { Disclosure } from '../ui/disclosure.tsx';
import { LinkList } from '../ui/link-list.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { openedAt } from './draft.ts';
import { type SitePlace, siteAddress } from './place.ts';
import { type KnownText, normalized, textsIn } from './shown-texts.ts';
import { useWebsite } from './use-website.ts';
import { websiteText } from './words.ts';

const text = websiteText.site;
const MOST = 50;

/** Finds a text by its words in either language, or in the list of all that can be changed. */
export function Search({
  place: { lang, find = '' },
  onShow,
}: {
  place: SitePlace;
  onShow: (place: Partial<SitePlace>, replace: boolean) => void;
}) {
  const { content } = useWebsite();
  const texts = useMemo(() => searchedTexts(content), [content]);
  const found = findTexts(texts, find);
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
        <>
          <h2>{text.showAll}</h2>
          {sections.map(({ key, name }) => (
            <Disclosure key={key} summary={name}>
              <FoundValues paths={editablePaths.filter(isOf(key))} lang={lang} />
            </Disclosure>
          ))}
        </>
      )}
    </>
  );
}

/** All that can be changed, a list or a picture as one. */
const editablePaths = [
  ...new Set(
    Object.keys(shippedValues)
      .filter(isEdited)
      .map((path) => openedAt(path).path),
  ),
];

const isOf = (section: string) => (path: string) => sectionAt(path)?.key === section;

/** Values to choose from, each with its name. */
export function FoundValues({ paths, lang }: { paths: string[]; lang: Language }) {
  const { content } = useWebsite();
  const texts = new Map(textsIn(content, lang).map((known) => [known.path, known.text]));
  return <Values values={paths.map((path) => ({ path, text: texts.get(path) ?? '', lang }))} />;
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

/** Those that have all the words, or are called so, each path once; those with the words in this order come first. */
export function findTexts(texts: Searched[], find: string): Value[] {
  const phrase = normalized(find).toLowerCase();
  const wanted = phrase.split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const found = texts.filter(({ words }) => wanted.every((word) => words.includes(word)));
  const isApart = ({ words }: Searched) => Number(!words.includes(phrase));
  const inOrder = found.toSorted((one, other) => isApart(one) - isApart(other));
  return inOrder.filter(({ path }, at) => inOrder.findIndex((each) => each.path === path) === at);
}
