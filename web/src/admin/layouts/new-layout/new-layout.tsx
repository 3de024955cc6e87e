import { layoutFields } from '@theni/contract/layout-fields';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { layoutAddress } from '../../addresses.ts';
import { isUnreadable } from '../../editor/unsaved-values.ts';
import { focusField } from '../../fields/focus-field.ts';
import { FormField } from '../../fields/form-field.tsx';
import { labels } from '../../help/labels.ts';
import { useStored } from '../../storage.ts';
import common from '../../ui/common.module.css';
import { ErrorNotice } from '../../ui/query-state.tsx';
import css from '../layouts.module.css';
import { PlotQuestions } from '../plots/alike-plots.tsx';
import { type NewLayoutForm, newLayoutForm, useCreateLayout } from './create-layout.ts';

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
