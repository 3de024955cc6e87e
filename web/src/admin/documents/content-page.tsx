import { useQuery } from '@tanstack/react-query';
import { shipped } from '@theni/content';
import { useSearch } from '../../location.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { getContent } from '../api/admin-api.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { Changes } from './changes.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import css from './content-page.module.css';
import { editorText } from './editor-words.ts';
import { Fields } from './fields.tsx';
import { restoreLocalDraft, withChanges } from './local-draft.ts';
import { addressOf, openedPart } from './parts.ts';
import { Preview } from './preview.tsx';
import { PublishBar } from './publish-bar.tsx';
import { labelAt, type Section, sections } from './sections.ts';
import { type OpenedContent, PublishingContext, useContentEditor } from './use-content-editor.ts';
import { EditorContext } from './use-editor.ts';
import { useFocusOnField } from './use-focus-on-field.ts';
import { usePartInView } from './use-part-in-view.ts';
import { Versions } from './versions.tsx';

const text = editorText;

/** The owner changes what visitors read, and publishes it. */
export default function ContentPage() {
  return <AdminFrame heading={text.heading}>{() => <OpenContent />}</AdminFrame>;
}

function OpenContent() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['content'],
    queryFn: openContent,
    // Each time anew, and then it is the form that knows.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'the content could not be loaded' },
  });
  if (data) return <ContentEditor opened={data} />;
  if (!isError || isFetching) return <p role="status">{text.loading}</p>;
  return <LoadFailed notice={text.loadFailed} onRetry={() => refetch()} />;
}

async function openContent(): Promise<OpenedContent> {
  const response = await getContent();
  return { response, ...withChanges(response.Content, await restoreLocalDraft()) };
}

function ContentEditor({ opened }: { opened: OpenedContent }) {
  const { editor, publishing } = useContentEditor(opened);
  const search = useSearch();
  const part = openedPart(search);
  const place = usePartInView(part);
  return (
    <EditorContext value={editor}>
      <PublishingContext value={publishing}>
        <div className={classNames(css.editor, part && css.isOpen)}>
          <PublishBar />
          <ConflictNotice />
          <PartList opened={part} />
          <div ref={place} className={css.part} tabIndex={-1}>
            {part ? (
              <>
                <Link to="/admin/content" className={css.back}>
                  <Icon name="previous" size={20} />
                  {text.back}
                </Link>
                <Part name={part} />
              </>
            ) : (
              <p className={css.intro}>{text.intro}</p>
            )}
          </div>
        </div>
      </PublishingContext>
    </EditorContext>
  );
}

const OTHER_PARTS: { key: string; name: string; where?: string }[] = [
  { key: 'changes', name: text.changes.heading },
  { key: 'versions', name: text.versions.heading },
  { key: 'preview', name: text.previewing.heading },
];

function PartList({ opened }: { opened: string | undefined }) {
  return (
    <nav className={css.parts} aria-label={text.texts}>
      <ul>
        {[...sections, ...OTHER_PARTS].map((part) => (
          <li key={part.key}>
            <Link to={addressOf(part.key)} aria-current={part.key === opened ? 'page' : undefined}>
              <strong>{part.name}</strong>
              {part.where && <span>{part.where}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ name }: { name: string }) {
  const section = sections.find(({ key }) => key === name);
  if (section) return <SectionForm key={name} section={section} />;
  if (name === 'versions') return <Versions />;
  if (name === 'preview') return <Preview />;
  return <Changes />;
}

function SectionForm({ section }: { section: Section }) {
  useFocusOnField();
  return (
    <form className={css.form} onSubmit={(event) => event.preventDefault()}>
      <h2>{section.name}</h2>
      <p className={css.where}>
        {section.where}{' '}
        <Link to={addressOf('preview', { page: section.page })}>{text.preview}</Link>
      </p>
      {section.parts.map((part) => (
        <section key={part} aria-label={labelAt(part)} className={css.fields}>
          {section.parts.length > 1 && part !== section.parts[0] && <h3>{labelAt(part)}</h3>}
          <Fields path={part} samples={[shipped[part]]} />
        </section>
      ))}
    </form>
  );
}
