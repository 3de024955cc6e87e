import type { ValuesByPath } from '@theni/contract';
import { layoutFields } from '@theni/contract/layout-fields';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { layoutAddress } from '../../addresses.ts';
import { isUnreadable } from '../../editor/unsaved-values.ts';
import { FormField } from '../../fields/form-field.tsx';
import { labels } from '../../help/labels.ts';
import common from '../../ui/common.module.css';
import { ErrorNotice } from '../../ui/query-state.tsx';
import css from '../layouts.module.css';
import { type PlotAnswers, PlotQuestions } from '../plots/plot-questions.tsx';
import { notCreated, useCreateLayout } from './use-create-layout.ts';

const ASKED = ['name', 'place', 'registration.number'];

export function NewLayout() {
  const [values, setValues] = useState<ValuesByPath>({});
  const [plots, setPlots] = useState<PlotAnswers>({});
  const form = useRef<HTMLFormElement>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { mutate, isPending, error } = useCreateLayout();
  const navigate = useNavigate();
  const name = (values['name'] as { en: string } | undefined)?.en.trim();

  function focusField(path: string) {
    form.current?.querySelector<HTMLElement>(`[data-path="${path}"] input`)?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    const [unreadable] = Object.entries(plots).find(([, answer]) => isUnreadable(answer)) ?? [];
    if (!name) focusField('name.en');
    else if (unreadable) focusField(unreadable);
    else if (!isPending)
      mutate(
        { name, values, plots },
        // Not called once this form has been left.
        { onSuccess: (slug) => navigate(layoutAddress(slug, 'details'), { replace: true }) },
      );
  }

  return (
    <form ref={form} className={`${common.stack} ${css.questions}`} onSubmit={submit}>
      <p className={common.note}>
        Answer a few questions to make its page. You can add the rest later. Visitors see nothing
        until you publish.
      </p>
      {layoutFields
        .filter(({ path }) => ASKED.includes(path))
        .map((field) => (
          <FormField
            key={field.path}
            field={field}
            value={values[field.path] ?? field.defaultValue}
            issueAt={(path) =>
              wasSubmitted && !name && path === 'name.en'
                ? { error: 'Please type its English name.' }
                : {}
            }
            onChange={(value) => setValues({ ...values, [field.path]: value })}
          />
        ))}
      <PlotQuestions
        asked={['count', 'squareFeet', 'road', 'perCent']}
        answers={plots}
        onChange={setPlots}
      />
      <ErrorNotice>{error && notCreated(error)}</ErrorNotice>
      <p>
        <Button type="submit" isBusy={isPending}>
          {isPending ? 'Loading..' : labels.makePage}
        </Button>
      </p>
    </form>
  );
}
