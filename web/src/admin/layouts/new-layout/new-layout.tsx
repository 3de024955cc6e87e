import { useQueryClient } from '@tanstack/react-query';
import { type Content, shipped } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import { type ContentResponse, createLayoutBody, type ValuesByPath } from '@theni/contract';
import { layoutFields } from '@theni/contract/layout-fields';
import { plotValues } from '@theni/contract/layout-values';
import { isSame } from '@theni/contract/same-values';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { layoutAddress } from '../../addresses.ts';
import { call } from '../../api/call.ts';
import { AdminApiError, apiErrorText, isRefusal } from '../../api/errors.ts';
import { isUnreadable } from '../../editor/unsaved-values.ts';
import { FormField } from '../../fields/form-field.tsx';
import { labels } from '../../help/labels.ts';
import { useStored } from '../../storage.ts';
import common from '../../ui/common.module.css';
import { focusField } from '../../ui/focus.ts';
import { notify } from '../../ui/notice.ts';
import { ErrorNotice } from '../../ui/query-state.tsx';
import { useChange } from '../../ui/use-change.ts';
import { nameOfField } from '../field-names.ts';
import { layoutsQuery } from '../layout-queries.ts';
import css from '../layouts.module.css';
import { alikePlots, PlotQuestions, plotAnswers } from '../plots/add-plots.tsx';

const EMPTY: NewLayoutForm = { name: { en: '', ta: '' }, place: '', plots: {} };

export function NewLayout() {
  const [form, setForm] = useStored('new layout', newLayoutForm, EMPTY);
  const element = useRef<HTMLFormElement>(null);
  /** A second tap may come before the first one is shown. */
  const isSending = useRef(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { mutate, isPending, failed } = useCreateLayout(setForm);
  const navigate = useNavigate();
  const hasName = form.name.en.trim() !== '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    const [unreadable] = Object.entries(form.plots).find(([, one]) => isUnreadable(one)) ?? [];
    if (!hasName) return void focusField(element.current, 'name.en');
    if (unreadable) return void focusField(element.current, unreadable);
    if (isSending.current) return;
    isSending.current = true;
    mutate(form, {
      onSettled: () => {
        isSending.current = false;
      },
      // Not called once this form has been left.
      onSuccess: (slug) => navigate(layoutAddress(slug, 'details'), { replace: true }),
    });
  }

  return (
    <form ref={element} className={`${common.stack} ${css.questions}`} onSubmit={submit}>
      <p className={common.note}>
        This is enough to make its page. You can add the rest later. Visitors see nothing until you
        publish.
      </p>
      <fieldset className={common.stack} disabled={form.sent !== undefined}>
        {layoutFields
          .filter(({ path }) => path === 'name' || path === 'place')
          .map((field) => (
            <FormField
              key={field.path}
              field={field}
              value={form[field.path as 'name' | 'place']}
              issueAt={(path) =>
                wasSubmitted && !hasName && path === 'name.en'
                  ? { error: 'Please type its English name.' }
                  : {}
              }
              onChange={(value) => setForm({ ...form, [field.path]: value })}
            />
          ))}
        <PlotQuestions
          asked={['count', 'squareFeet']}
          answers={form.plots}
          onChange={(plots) => setForm({ ...form, plots })}
        />
      </fieldset>
      <ErrorNotice>{failed}</ErrorNotice>
      {form.sent && !isPending && (
        <p className={common.note}>
          It may be made already, so it stays as it is until the server has answered. Tap again: it
          will not be made twice.
        </p>
      )}
      <p>
        <Button type="submit" isBusy={isPending}>
          {isPending ? 'Loading..' : labels.makePage}
        </Button>
      </p>
    </form>
  );
}

const newLayoutForm = z.object({
  name: z.object({ en: z.string(), ta: z.string() }),
  place: z.string(),
  plots: plotAnswers,
  /** What was asked of the server, as long as it has neither made nor refused it. */
  sent: createLayoutBody.optional(),
});
type NewLayoutForm = z.infer<typeof newLayoutForm>;

/**
 * Makes the layout of a form. The slug is chosen once, and noted with all that is sent before it is
 * sent: after a lost answer the same is asked for again, which the server makes once.
 */
function useCreateLayout(setForm: (form: NewLayoutForm | undefined) => void) {
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
  const reason = issue ? `${nameOfField(issue.path)} ${issue.message}` : apiErrorText(error);
  return `Not created. ${reason}`;
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
