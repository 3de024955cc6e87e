import { breadcrumbAt } from '@theni/content/labels';
import { pageShowing } from '@theni/content/sections';
import type { Language } from '@theni/contract/limits';
import { LinkList } from '../ui/links.tsx';
import { type KnownText, textsIn } from './shown-texts.ts';
import { siteAddress } from './site-address.ts';
import { useWebsite } from './use-website.ts';

export function ValueLinksByPath({ paths, lang }: { paths: string[]; lang: Language }) {
  const { content } = useWebsite();
  const texts = new Map(textsIn(content, lang).map((known) => [known.path, known.text]));
  return <ValueLinks values={paths.map((path) => ({ path, text: texts.get(path) ?? '', lang }))} />;
}

export interface Value extends KnownText {
  lang: Language;
}

export function ValueLinks({ values }: { values: Value[] }) {
  const links = values.map(({ path, text: note, lang }) => ({
    to: siteAddress({ page: pageShowing(path), lang, edit: [path] }),
    name: breadcrumbAt(path),
    note,
    lang,
  }));
  return <LinkList links={links} replace />;
}
