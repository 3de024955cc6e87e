import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Layout, LayoutResponse } from '@theni/contract';
import { isSame } from '@theni/contract/tree';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/call.ts';
import { AdminApiError, isConflict } from '../api/errors.ts';
import { layoutsQuery } from '../api/layout-queries.ts';
import { type LayoutAnswers, layoutOf } from './layout-answers.ts';
import { layoutAddress } from './layout-parts.ts';
import { layoutText } from './layout-words.ts';

const text = layoutText.create;

/** Makes a layout of the answers, and leads to its page. @param onCreated before it leads there */
export function useLayoutCreation(onCreated: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ slug, answers }: { slug: string; answers: LayoutAnswers }) =>
      create(slug, layoutOf(answers, await call('GET /api/content'))),
    meta: { failure: 'the layout could not be created' },
    onSuccess: async ({ Slug }) => {
      onCreated();
      await client.invalidateQueries(layoutsQuery);
      navigate(layoutAddress(Slug));
    },
  });
  return { mutate, isPending, failure: error ? failureOf(error) : undefined };
}

async function create(slug: string, layout: Layout): Promise<LayoutResponse> {
  try {
    return await call('POST /api/admin/projects', { body: { Slug: slug, Project: layout } });
  } catch (error) {
    // It may be the same one, whose response was lost.
    const there = isConflict(error)
      ? await call('GET /api/admin/projects/:slug', { params: { slug } }).catch(() => undefined)
      : undefined;
    if (there && isSame(there.Project, layout)) return there;
    throw error;
  }
}

function failureOf(error: Error): string {
  return error instanceof AdminApiError ? text.refused(error.message) : text.failed;
}
