import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Layout } from '@theni/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { AdminApiError, isGone } from '../api/errors.ts';
import { layoutsQuery } from '../api/layout-queries.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { layoutText } from './layout-words.ts';
import css from './layouts.module.css';
import { useCurrent, useEditor } from './use-editor.ts';
import { useLayout } from './use-layout.ts';

const text = layoutText.deletion;

/** After a question that names what is lost. */
export function DeleteLayout() {
  const { slug, response, refresh } = useLayout();
  const { draft } = useEditor();
  const { documents, name, plan, Plots } = useCurrent<Layout>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // What is on its way to the server must not come after it.
      await draft.save();
      await call('DELETE /api/admin/projects/:slug', {
        params: { slug },
        ifMatch: draft.state.version,
      }).catch((cause: unknown) => {
        if (!isGone(cause)) throw cause;
      });
    },
    meta: { failure: 'the project could not be deleted' },
    onSuccess: async () => {
      await client.invalidateQueries(layoutsQuery);
      navigate('/admin/projects');
    },
    onError: (cause) => {
      if (cause instanceof AdminApiError && cause.status === 412) refresh();
    },
  });
  const also = [
    documents.length > 0 && `, ${documents.length} documents`,
    plan && ', the layout plan',
  ];
  return (
    <section className={css.danger}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={text.question(name.en || slug)}
          confirm={text.confirm}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>{text.loses(Plots.length, also.filter(Boolean).join(''))}</p>
          <p>{text.photosStay}</p>
          {response.PublishedVersion !== null && <p>{text.public}</p>}
          <ErrorNotice>{error && failureOf(error)}</ErrorNotice>
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
