import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentFault, Project } from '@theni/contract';
import { projectFaults } from '@theni/contract/project-faults';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AdminApiError, ConnectionError } from '../api/errors.ts';
import { projectsQuery } from '../api/project-queries.ts';
import { putProject } from '../api/projects-api.ts';
import changesCss from '../editor/changes.module.css';
import { useEditor } from '../editor/use-editor.ts';
import { publicationStatus } from './project-list.tsx';
import { faultAddress } from './project-parts.ts';
import { projectText } from './project-words.ts';
import css from './projects.module.css';
import { ReadyChanges } from './ready-changes.tsx';
import { useProject } from './use-project.ts';

const text = projectText.ready;

class NotSavedError extends Error {
  override name = 'NotSavedError';
}

/** What is missing before the project may be public, and the word that it is ready. */
export function ReadyCheck() {
  const { answer } = useProject();
  const { form } = useEditor();
  const project = useWatch({ control: form.control }) as Project;
  const marking = useMarking();
  const faults = projectFaults(project, answer.AllPlots);
  const isReady = answer.ReadyVersion !== null;
  const isChanged = isReady && answer.ReadyVersion !== answer.Version;
  const refused = marking.error instanceof AdminApiError ? marking.error.faults : [];
  return (
    <>
      <p>{text.lead}</p>
      <p className={css.status}>{projectText.publicationStatus[publicationStatus(answer)]}</p>
      {isReady && <p>{isChanged ? text.changed : readyStatus(answer)}</p>}
      <h3>{faults.length === 0 ? text.complete : text.missing(faults.length)}</h3>
      <Faults faults={faults.length > 0 ? faults : refused} />
      <div className={css.actions}>
        <Button
          look={isReady && !isChanged ? 'outline' : 'solid'}
          onClick={() => marking.mutate(true)}
          disabled={faults.length > 0 || marking.isPending}
        >
          {marking.isPending ? text.busy : isReady ? text.markAgain : text.mark}
        </Button>
        {isReady && (
          <Button look="outline" onClick={() => marking.mutate(false)} disabled={marking.isPending}>
            {text.takeBack}
          </Button>
        )}
      </div>
      {isReady && <p className={css.note}>{text.plotsToo}</p>}
      <Banner
        kind={marking.error ? 'bad' : 'good'}
        text={
          marking.error
            ? failureOf(marking.error)
            : marking.isSuccess
              ? marking.variables
                ? text.marked
                : text.tookBack
              : undefined
        }
      />
      {isChanged && <ReadyChanges />}
      <p>
        <Link to="/admin/content?part=changes" className={changesCss.link}>
          {text.content}
        </Link>
      </p>
    </>
  );
}

function Faults({ faults }: { faults: ContentFault[] }) {
  const { slug } = useProject();
  const { names } = useEditor();
  if (faults.length === 0) return null;
  return (
    <ul className={changesCss.faults}>
      {faults.map(({ path, message }) => (
        <li key={path + message}>
          <Link to={faultAddress(slug, path)}>{names.nameAt(path)}</Link>
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}

function useMarking() {
  const { slug, plots, show } = useProject();
  const { draft } = useEditor();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isReady: boolean) => {
      if (isReady && plots.unsaved > 0) throw new NotSavedError(text.plotsNotSaved);
      if (!(await draft.save())) throw new NotSavedError(text.notSaved);
      const project = draft.mine as Project;
      const fresh = await putProject(slug, project, draft.state.version, isReady);
      show(fresh);
      await draft.refresh();
    },
    meta: { failure: 'the project could not be marked' },
    onSettled: () => client.invalidateQueries(projectsQuery),
    onError: (error) => {
      if (error instanceof AdminApiError && error.status === 412) draft.refresh().catch(() => {});
    },
  });
}

function readyStatus({
  ReadyVersion,
  PublishedVersion,
}: ReturnType<typeof useProject>['answer']): string {
  return ReadyVersion === PublishedVersion ? text.isPublic : text.isReady;
}

function failureOf(error: Error): string {
  if (error instanceof NotSavedError) return error.message;
  if (error instanceof ConnectionError) return text.failed(projectText.upload.noConnection);
  return text.failed(error instanceof AdminApiError ? error.message : '');
}
