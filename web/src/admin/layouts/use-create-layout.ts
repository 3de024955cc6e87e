import { useQueryClient } from '@tanstack/react-query';
import { type Content, shipped } from '@theni/content';
import { contentFrom } from '@theni/content/changes';
import type { Changes, ContentResponse } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { plotValues } from '@theni/contract/layout-values';
import { dayOf } from '@theni/contract/times';
import { useRef } from 'react';
import { call } from '../api/call.ts';
import { AdminApiError, apiErrorText, isRefusal } from '../api/errors.ts';
import { draftOf } from '../editor/draft.ts';
import { notify } from '../ui/notice.ts';
import { useChange } from '../ui/use-change.ts';
import { alikePlots } from './alike-plots.ts';
import { nameOfField } from './field-names.ts';
import { layoutDraftSource } from './layout-drafts.ts';
import { layoutsQuery } from './layout-queries.ts';
import type { PlotAnswers } from './plot-questions.tsx';
import { type FirstTry, type LayoutAnswers, storeUnanswered } from './unanswered-layout.ts';

/**
 * A form makes one layout, however often an answer is lost: each try asks for the same layout as
 * the first, which the server makes once. What was changed in the form since is then typed into it.
 * @param unanswered the first try of a form that was left without an answer
 */
export function useCreateLayout(unanswered: FirstTry | undefined) {
  const first = useRef(unanswered);
  const client = useQueryClient();
  return useChange({
    // A second tap waits for the answer to the first.
    scope: { id: 'new layout' },
    mutationFn: async (answers: LayoutAnswers): Promise<string> => {
      first.current ??= await firstTry(answers);
      storeUnanswered(first.current);
      const { slug, promoter, changes } = first.current;
      const body = { slug, changes: { ...promoter, ...changes } };
      try {
        await call('POST /api/admin/layouts', { body });
      } catch (error) {
        if (isRefusal(error)) {
          // What was refused was not made.
          first.current = undefined;
          storeUnanswered(undefined);
        }
        throw error;
      }
      storeUnanswered(undefined);
      if (!isSame(answers, first.current.answers))
        draftOf(layoutDraftSource(slug)).put({ ...emptied(changes), ...changesFrom(answers) });
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

async function firstTry(answers: LayoutAnswers): Promise<FirstTry> {
  const content = await call('GET /api/content');
  const layouts = await call('GET /api/admin/layouts');
  const taken = layouts.map(({ slug }) => slug);
  return {
    answers,
    slug: freeSlug(answers.name, taken),
    promoter: promoterOf(content),
    changes: changesFrom(answers),
  };
}

function changesFrom({ values, plots }: LayoutAnswers): Changes {
  const withIds = alikePlots(plots).map((plot) => ({ ...plot, id: crypto.randomUUID() }));
  return { ...values, ...roadsAndPrice(plots), ...plotValues(withIds) };
}

function emptied(changes: Changes): Changes {
  return Object.fromEntries(Object.keys(changes).map((path) => [path, null]));
}

/** 'Meera Nagar, Phase 2' → 'meera-nagar-phase-2', or 'meera-nagar-phase-2-2' */
function freeSlug(name: string, taken: string[], count = 1): string {
  const typed = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replace(/^-+|-+$/g, '');
  const slug = typed.length < 3 || typed === 'index' ? 'new-layout' : typed;
  const numbered = count === 1 ? slug : `${slug}-${count}`;
  return taken.includes(numbered) ? freeSlug(name, taken, count + 1) : numbered;
}

/** The roads of the layout are as wide as those of its plots. */
function roadsAndPrice({ road, perCent }: PlotAnswers): Changes {
  return {
    ...(road && { roads: { en: `${road} ft roads`, ta: `${road} அடி சாலைகள்` } }),
    ...(perCent && { 'price.perCent': perCent, 'price.asOf': dayOf(new Date()) }),
  };
}

/** The company of the content, unless it is still the sample. */
function promoterOf({ changes, published }: ContentResponse): Changes {
  const { company }: Content = contentFrom(changes);
  if (published === null && isSame(company.name, shipped.company.name)) return {};
  const { street, locality, region, postalCode } = company.address;
  const address = (language: 'en' | 'ta') =>
    `${street[language]}, ${locality[language]} ${postalCode}, ${region[language]}`;
  return {
    'promoter.name': company.name,
    'promoter.address': { en: address('en'), ta: address('ta') },
  };
}
