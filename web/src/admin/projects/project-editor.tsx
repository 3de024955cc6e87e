import type { ProjectAnswer } from '@theni/contract';
import { useWatch } from 'react-hook-form';
import { useSearch } from '../../location.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import contentCss from '../content/content-page.module.css';
import { addressOf } from '../content/parts.ts';
import { ConflictLink, ConflictNotice } from '../editor/conflict-notice.tsx';
import { editorText } from '../editor/editor-words.ts';
import { EditorContext, useEditor } from '../editor/use-editor.ts';
import { useFocusOnField } from '../editor/use-focus-on-field.ts';
import { usePartInView } from '../editor/use-part-in-view.ts';
import { publicationStatus } from './project-list.tsx';
import { ProjectPart } from './project-part.tsx';
import { faultAddress, projectAddress, projectParts } from './project-parts.ts';
import { projectText as text } from './project-words.ts';
import css from './projects.module.css';
import { type OpenedProject, ProjectProvider, useProject, useProjectState } from './use-project.ts';

/** All parts of one project: a list of them, and the one that is open. */
export function ProjectEditor({
  answer,
  opened,
}: {
  answer: ProjectAnswer;
  opened: OpenedProject;
}) {
  const { editor, project } = useProjectState(answer, opened);
  const part = new URLSearchParams(useSearch()).get('part') ?? undefined;
  const place = usePartInView(part);
  return (
    <EditorContext value={editor}>
      <ProjectProvider value={project}>
        <div className={classNames(css.editor, part && css.isOpen)}>
          <ProjectHead />
          <div className={classNames(contentCss.editor, part && contentCss.isOpen)}>
            <StatusBar />
            <ConflictNotice />
            <PartList opened={part} />
            <div ref={place} className={contentCss.part} tabIndex={-1}>
              {part ? (
                <>
                  <Link to={projectAddress(project.slug)} className={contentCss.back}>
                    <Icon name="previous" size={20} />
                    {text.back}
                  </Link>
                  <OpenedPart key={part} name={part} />
                </>
              ) : (
                <PublicationStatus />
              )}
            </div>
          </div>
        </div>
      </ProjectProvider>
    </EditorContext>
  );
}

function ProjectHead() {
  const { slug } = useProject();
  const { form } = useEditor();
  const name = useWatch({ control: form.control, name: 'name.en' });
  return (
    <div className={css.title}>
      <Link to="/admin/projects">
        <Icon name="previous" size={20} />
        {text.all}
      </Link>
      <p>
        <strong>{name || text.unnamed}</strong> <code>/projects/{slug}</code>
      </p>
      <Link to={addressOf('preview', { page: 'projects', project: slug })}>
        {editorText.preview}
      </Link>
    </div>
  );
}

/** Before a part is opened: how the project stands. */
function PublicationStatus() {
  const { answer } = useProject();
  return (
    <>
      <p className={css.status}>{text.publicationStatus[publicationStatus(answer)]}</p>
      <p className={contentCss.intro}>{text.choosePart}</p>
    </>
  );
}

/** Whether all is saved, and the way to the public: always in view. */
function StatusBar() {
  const { state, names } = useEditor();
  const { slug } = useProject();
  const [fault] = state.saving === 'refused' ? state.faults : [];
  return (
    <div className={contentCss.status}>
      <p role="status" className={classNames(state.saving !== 'saved' && contentCss[state.saving])}>
        {editorText.saving[state.saving]}{' '}
        {fault && (
          <Link to={faultAddress(slug, fault.path)}>
            {fault.path === 'Plots' ? fault.message : names.nameAt(fault.path) || fault.message}
          </Link>
        )}
        {state.conflict && <ConflictLink />}
      </p>
      <Link
        to={projectAddress(slug, 'publish')}
        className={classNames(contentCss.action, contentCss.solid)}
      >
        {text.check}
      </Link>
    </div>
  );
}

function PartList({ opened }: { opened: string | undefined }) {
  const { slug } = useProject();
  return (
    <nav className={contentCss.parts} aria-label={text.parts}>
      <ul>
        {projectParts.map(({ key, name, what }) => (
          <li key={key}>
            <Link to={projectAddress(slug, key)} aria-current={key === opened ? 'page' : undefined}>
              <strong>{name}</strong>
              <span>{what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OpenedPart({ name }: { name: string }) {
  useFocusOnField();
  const part = projectParts.find(({ key }) => key === name);
  return (
    <form className={contentCss.form} onSubmit={(event) => event.preventDefault()}>
      <h2>{part?.name ?? name}</h2>
      <ProjectPart name={name} />
    </form>
  );
}
