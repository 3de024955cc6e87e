import type { Content } from '@theni/content';
import { valueAt } from '@theni/contract/tree';
import { LinkList } from '../ui/link-list.tsx';
import type { Value } from './editable-values.ts';
import { layoutNames } from './layout-names.ts';
import { isOfLayout, type SitePlace, siteAddress } from './parts.ts';
import { nameAt, sectionAt } from './sections.ts';
import { pagesOf, useTextsOnPages } from './texts-on-pages.ts';
import { useCurrent } from './use-editor.ts';

/** Values to choose from, each with its name. */
export function FoundList({
  heading,
  paths,
  place,
}: {
  heading: string;
  paths: string[];
  place: SitePlace;
}) {
  const content = useCurrent<Content>();
  const values = paths.map((path) => {
    const value = valueAt(content, path) as Record<string, string> | string | undefined;
    const text = typeof value === 'object' ? value[place.lang] : value;
    return { path, text: typeof text === 'string' ? text : '', lang: place.lang };
  });
  return (
    <>
      <h2>{heading}</h2>
      <ValueLinks values={values} place={place} />
    </>
  );
}

/** Each leads to its place on the page, if it stands on one, in the language of what is listed of it. */
export function ValueLinks({ values, place }: { values: Value[]; place: SitePlace }) {
  const onPages = useTextsOnPages();
  const { page, layout } = place;
  const addressOf = ({ path, lang = place.lang }: Value) => {
    const pages = pagesOf(onPages, path);
    const stays = isOfLayout(path) || !pages || pages.includes(layout ? 'layout' : page);
    if (stays) return siteAddress({ page, layout, lang, edit: [path] });
    const [other = sectionAt(path)?.page ?? page] = pages;
    return siteAddress({ page: other === 'layout' ? 'layouts' : other, lang, edit: [path] });
  };
  return (
    <LinkList
      links={values.map((value) => ({
        to: addressOf(value),
        name: nameOf(value.path),
        note: value.text,
        lang: value.lang,
      }))}
    />
  );
}

function nameOf(path: string): string {
  const [, , ...inner] = path.split('.');
  return isOfLayout(path) ? layoutNames.nameAt(inner.join('.')) : nameAt(path);
}
