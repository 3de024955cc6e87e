import { contentFields } from '@theni/content/schema';
import { sectionAt, sections } from '@theni/content/sections';
import { useMemo } from 'react';
import { SearchField } from '../ui/controls.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { findTexts, searchedTexts } from './find-texts.ts';
import { Samples } from './samples.tsx';
import { useWebsite } from './use-website.ts';
import { ValueLinks, ValueLinksByPath } from './value-links.tsx';
import type { WebsitePlace } from './website-address.ts';

const MOST = 50;

interface Props {
  place: WebsitePlace;
  onShow: (place: Partial<WebsitePlace>) => void;
}

export function Search({ place: { lang, find = '' }, onShow }: Props) {
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
