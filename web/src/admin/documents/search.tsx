import type { Content } from '@theni/content';
import { useMemo } from 'react';
import { BackLink } from '../ui/back-link.tsx';
import { LinkList } from '../ui/link-list.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { findValues, searchedValues, type Value, valuesIn } from './editable-values.ts';
import { editorText } from './editor-words.ts';
import { ValueLinks } from './found-list.tsx';
import { layoutFieldPaths } from './layout-field.tsx';
import { useOpenLayout } from './opened-layout.tsx';
import { type SitePlace, siteAddress } from './parts.ts';
import { sections } from './sections.ts';
import { useCurrent } from './use-editor.ts';

const text = editorText.site;
const MOST = 50;
/** The group of the open layout's own facts. */
const LAYOUT = 'layout';

/** Finds what stands on no page, and everything else, by its words in either language or by its group. */
export function Search({
  place,
  onShow,
}: {
  place: SitePlace;
  onShow: (place: Partial<SitePlace>, replace?: boolean) => void;
}) {
  const content = useCurrent<Content>();
  const { find = '', group } = place;
  const values = useMemo(() => searchedValues(content), [content]);
  const found = findValues(values, find);
  if (group) return <Group place={place} content={content} />;
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
      <ValueLinks values={found.slice(0, MOST)} place={place} />
      {find.trim() === '' && <Groups place={place} />}
    </>
  );
}

function Groups({ place }: { place: SitePlace }) {
  const open = useOpenLayout();
  const { page, layout, lang } = place;
  const to = (key: string) => siteAddress({ page, layout, lang, group: key });
  const groups = sections.map(({ key, name, where }) => ({ to: to(key), name, note: where }));
  if (open) groups.unshift({ to: to(LAYOUT), name: text.layout, note: '' });
  return (
    <nav aria-label={text.groups}>
      <h2>{text.groups}</h2>
      <LinkList links={groups} />
    </nav>
  );
}

function Group({ place, content }: { place: SitePlace; content: Content }) {
  const { page, layout, lang, group } = place;
  const section = sections.find(({ key }) => key === group);
  const values: Value[] = section
    ? valuesIn(content, section, lang)
    : layoutFieldPaths.map((path) => ({ path: `projects.${layout}.${path}`, text: '' }));
  return (
    <>
      <BackLink to={siteAddress({ page, layout, lang, find: '' })}>{text.back}</BackLink>
      <h2>{section?.name ?? text.layout}</h2>
      <ValueLinks values={values} place={place} />
    </>
  );
}
