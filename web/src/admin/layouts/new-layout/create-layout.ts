import { useQueryClient } from '@tanstack/react-query';
import { type Content, shipped } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import { type ContentResponse, createLayoutBody, type ValuesByPath } from '@theni/contract';
import { plotValues } from '@theni/contract/layout-values';
import { isSame } from '@theni/contract/same-values';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { AdminApiError, apiErrorText, isRefusal } from '../../api/errors.ts';
import type { Amount } from '../../fields/amount-field.tsx';
import { notify } from '../../ui/notice.ts';
import { useChange } from '../../ui/use-change.ts';
import { nameOfField } from '../field-names.ts';
import { layoutsQuery } from '../layout-queries.ts';
import { alikePlots } from '../plots/alike-plots.tsx';

export const newLayoutForm = z.object({
  name: z.object({ en: z.string(), ta: z.string() }),
  place: z.string(),
  plots: z.record(z.string(), z.custom<Amount>()),
  /** What was asked of the server, as long as it has neither made nor refused it. */
  sent: createLayoutBody.optional(),
});
export type NewLayoutForm = z.infer<typeof newLayoutForm>;

/**
 * Makes the layout of a form. The slug is chosen once, and noted with all that is sent before it is
 * sent: after a lost answer the same is asked for again, which the server makes once.
 */
export function useCreateLayout(setForm: (form: NewLayoutForm | undefined) => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: async (form: NewLayoutForm): Promise<string> => {
      const sent = form.sent ?? (await requestOf(form));
      setForm({ ...form, sent });
      await call('POST /api/admin/layouts', { body: sent }).catch((error: unknown) => {
        // What was refused was not made.
        if (isRefusal(error)) setForm({ ...form, sent: undefined });
        throw error;
      });
      setForm(undefined);
      return sent.slug;
    },
    // When the form was left, the owner may be looking at the list of layouts.
    onSuccess: (_, { name }) => {
      notify({ text: `${name.en.trim()} is made.` });
      client.invalidateQueries(layoutsQuery);
    },
    nameOf: ({ name }) => name.en.trim(),
    failure: notCreated,
  });
}

function notCreated(error: Error): string {
  const [issue] = error instanceof AdminApiError ? error.issues : [];
  return `Not created. ${issue ? `${nameOfField(issue.path)} ${issue.message}` : apiErrorText(error)}`;
}

async function requestOf({ name, place, plots }: NewLayoutForm) {
  const content = await call('GET /api/content');
  const layouts = await call('GET /api/admin/layouts');
  const deleted = await call('GET /api/admin/deleted-layouts');
  const taken = [...layouts, ...deleted].map(({ slug }) => slug);
  const withIds = alikePlots(plots).map((plot) => ({ ...plot, id: crypto.randomUUID() }));
  const changes = { ...promoterOf(content), name, place, ...plotValues(withIds) };
  return { slug: freeSlug(name.en, taken), changes };
}

/** The promoter of a new layout: the company of the content, unless it is still the sample. */
function promoterOf({ draft, published }: ContentResponse): ValuesByPath {
  const { company }: Content = withValidChanges(draft);
  if (published === null && isSame(company.name, shipped.company.name)) return {};
  const { street, locality, region, postalCode } = company.address;
  const address = (language: 'en' | 'ta') =>
    `${street[language]}, ${locality[language]} ${postalCode}, ${region[language]}`;
  return {
    'promoter.name': company.name,
    'promoter.address': { en: address('en'), ta: address('ta') },
  };
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
