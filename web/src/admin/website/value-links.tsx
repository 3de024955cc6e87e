import { breadcrumbAt } from '@theni/content/labels';
import { pageShowing } from '@theni/content/sections';
import type { Language } from '@theni/contract/languages';
import { LinkList } from '../ui/links.tsx';
import { type FoundText, textsIn } from './find-texts.ts';
import { useWebsite } from './use-website.ts';
import { websiteAddress } from './website-address.ts';

export function ValueLinksByPath({ paths, lang }: { paths: string[]; lang: Language }) {
  const { content } = useWebsite();
  const texts = new Map(textsIn(content, lang).map((known) => [known.path, known.text]));
  return <ValueLinks values={paths.map((path) => ({ path, text: texts.get(path) ?? '', lang }))} />;
}

export function ValueLinks({ values }: { values: FoundText[] }) {
  const links = values.map(({ path, text: note, lang }) => ({
    to: websiteAddress({ page: pageShowing(path), lang, edit: [path] }),
    name: breadcrumbAt(path),
    note,
    lang,
  }));
  return <LinkList links={links} />;
}
