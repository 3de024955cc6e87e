import { useQueryClient } from '@tanstack/react-query';
import type { ValuesByPath } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { useRef } from 'react';
import { call } from '../../api/call.ts';
import { AdminApiError, apiErrorText, isRefusal } from '../../api/errors.ts';
import { saverOf } from '../../editor/saver.ts';
import { notify } from '../../ui/notice.ts';
import { useChange } from '../../ui/use-change.ts';
import { nameOfField } from '../field-names.ts';
import { layoutsQuery } from '../layout-queries.ts';
import { layoutTarget } from '../save-layouts.ts';
import { freeSlug, type LayoutAnswers, layoutValuesFrom, promoterOf } from './new-layout-values.ts';

/**
 * A form makes one layout, however often an answer is lost: each try asks for the same layout as
 * the first, which the server makes once. What was changed in the form since is then typed into it.
 */
export function useCreateLayout() {
  const first = useRef<FirstRequest>(undefined);
  const client = useQueryClient();
  return useChange({
    // A second tap waits for the answer to the first.
    scope: { id: 'new layout' },
    mutationFn: async (answers: LayoutAnswers): Promise<string> => {
      first.current ??= await firstRequest(answers);
      const { slug, promoter, values } = first.current;
      const body = { slug, changes: { ...promoter, ...values } };
      await call('POST /api/admin/layouts', { body }).catch((error: unknown) => {
        // What was refused was not made.
        if (isRefusal(error)) first.current = undefined;
        throw error;
      });
      if (!isSame(answers, first.current.answers))
        saverOf(layoutTarget(slug)).put({
          ...emptiedValues(values),
          ...layoutValuesFrom(answers),
        });
      return slug;
    },
    // When the form was left, the owner may be looking at the list of layouts.
    onSuccess: (_, { name }) => {
      notify({ text: `${name} is made.` });
      client.invalidateQueries(layoutsQuery);
    },
    failure: (error, { name }) => `${name}: ${notCreated(error)}`,
  });
}

export function notCreated(error: Error): string {
  const [issue] = error instanceof AdminApiError ? error.issues : [];
  return `Not created. ${issue ? `${nameOfField(issue.path)} ${issue.message}` : apiErrorText(error)}`;
}

interface FirstRequest {
  answers: LayoutAnswers;
  slug: string;
  promoter: ValuesByPath;
  values: ValuesByPath;
}

async function firstRequest(answers: LayoutAnswers): Promise<FirstRequest> {
  const content = await call('GET /api/content');
  const layouts = await call('GET /api/admin/layouts');
  const deleted = await call('GET /api/admin/deleted-layouts');
  const taken = [...layouts, ...deleted].map(({ slug }) => slug);
  return {
    answers,
    slug: freeSlug(answers.name, taken),
    promoter: promoterOf(content),
    values: layoutValuesFrom(answers),
  };
}

/** Null empties a field, and drops a plot. */
function emptiedValues(values: ValuesByPath): ValuesByPath {
  return Object.fromEntries(Object.keys(values).map((path) => [path, null]));
}
