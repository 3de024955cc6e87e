import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { AdminApiError, isGone } from '../api/errors.ts';
import { projectsQuery } from '../api/project-queries.ts';
import { deleteProject } from '../api/projects-api.ts';
import { useEditor } from '../editor/use-editor.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Fault } from '../ui/fault.tsx';
import { projectText } from './project-words.ts';
import css from './projects.module.css';
import { useProject } from './use-project.ts';

const text = projectText.deletion;

/** After a question that names what is lost. */
export function DeleteProject() {
  const { slug, answer, refresh } = useProject();
  const { draft, form } = useEditor();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // What is on its way to the server must not come after it.
      await draft.save();
      await deleteProject(slug, draft.state.version).catch((cause: unknown) => {
        if (!isGone(cause)) throw cause;
      });
    },
    meta: { failure: 'the project could not be deleted' },
    onSuccess: async () => {
      await client.invalidateQueries(projectsQuery);
      navigate('/admin/projects');
    },
    onError: (cause) => {
      if (cause instanceof AdminApiError && cause.status === 412) refresh();
    },
  });
  const documents: unknown[] = form.getValues('documents');
  const also = [
    documents.length > 0 && `, ${documents.length} documents`,
    form.getValues('plan') && ', the layout plan',
  ];
  return (
    <section className={css.danger}>
      <Button look="outline" onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={text.question(form.getValues('name.en') || slug)}
          cancel={projectText.cancel}
          confirm={text.confirm}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>{text.loses(form.getValues('Plots').length, also.filter(Boolean).join(''))}</p>
          <p>{text.photosStay}</p>
          {answer.PublishedVersion !== null && <p>{text.public}</p>}
          <Fault>{error && failureOf(error)}</Fault>
        </ConfirmDialog>
      )}
    </section>
  );
}

function failureOf(error: Error): string {
  if (!(error instanceof AdminApiError)) return text.failed;
  if (error.status === 412) return text.changed;
  // "Plots of this layout are booked or sold."
  return error.status === 409 ? error.message : text.failed;
}
