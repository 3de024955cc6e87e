import { AREA_UNITS } from '@theni/contract/calculators';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConnectionError } from '../api/errors.ts';
import common from '../ui/common.module.css';
import { ErrorNotice } from '../ui/error-notice.tsx';
import {
  answersIssues,
  type LayoutAnswers,
  layoutAnswers,
  newPlots,
  noAnswers,
} from './layout-answers.ts';
import { LayoutField } from './layout-field.tsx';
import { AmountField } from './layout-fields.tsx';
import { layoutNames } from './layout-names.ts';
import { layoutText } from './layout-words.ts';
import css from './layouts.module.css';
import { restoreLocalDraft, saveLocalDraft, withChanges } from './local-draft.ts';
import { PlanField } from './plan-form.tsx';
import { RegistrationNumber } from './registration-fields.tsx';
import { SlugField, useSlug } from './slug-field.tsx';
import {
  EditorContext,
  type Opened,
  type Subject,
  useCurrent,
  useDraft,
  useNewEditor,
} from './use-editor.ts';
import { useLayoutCreation } from './use-layout-creation.ts';

const text = layoutText.create;
const KEPT_AS = 'new layout';
const nothing = { Content: noAnswers, Version: 0 };

/** Until the layout is created, the answers are on this device alone. */
const subject: Subject<LayoutAnswers> = {
  get: async () => nothing,
  put: async () => {
    throw new ConnectionError();
  },
  keep: (changes) => saveLocalDraft(changes, KEPT_AS),
  schema: layoutAnswers,
  guard: answersIssues,
};

/** A few questions make a layout with its plots; all else is typed on its page. */
export function NewLayout() {
  const [opened, setOpened] = useState<Opened<LayoutAnswers>>();
  useEffect(() => {
    restoreLocalDraft(KEPT_AS).then((kept) =>
      setOpened({ response: nothing, ...withChanges(noAnswers, kept) }),
    );
  }, []);
  return opened ? <Questions opened={opened} /> : <p role="status">{layoutText.loading}</p>;
}

function Questions({ opened }: { opened: Opened<LayoutAnswers> }) {
  const editor = useNewEditor(useDraft(opened, subject), layoutNames);
  return (
    <EditorContext value={editor}>
      <QuestionsForm />
    </EditorContext>
  );
}

function QuestionsForm() {
  const answers = useCurrent<LayoutAnswers>();
  const form = useRef<HTMLFormElement>(null);
  const slug = useSlug();
  const creation = useLayoutCreation(() => saveLocalDraft([], KEPT_AS));
  const [wrong, setWrong] = useState<string>();
  const [isTyped, setTyped] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (creation.isPending) return;
    const issue = firstIssue(answers, slug.error);
    setWrong(issue?.message);
    if (!issue) return creation.mutate({ slug: slug.value, answers });
    form.current?.querySelector<HTMLElement>(`[data-path="${issue.path}"] input`)?.focus();
  }

  return (
    <form
      ref={form}
      className={css.questions}
      onSubmit={submit}
      onBlur={() => setTyped(true)}
      noValidate
    >
      <p className={common.note}>{text.lead}</p>
      <LayoutField path="name" />
      <LayoutField path="place" />
      <RegistrationNumber />
      <AmountField path="plots.count" />
      <AmountField path="plots.squareFeet" />
      <AmountField path="plots.road" />
      <AmountField path="price.perCent" />
      <PlotsNote />
      <PlanField />
      <SlugField slug={isTyped ? slug : { value: slug.value }} />
      <ErrorNotice>{wrong ?? creation.failure}</ErrorNotice>
      <div>
        <Button type="submit" aria-disabled={creation.isPending}>
          {creation.isPending ? text.creating : text.confirm}
        </Button>
      </div>
    </form>
  );
}

/** What follows from the answers: '2.75 cents each' is what the owner knows. */
function PlotsNote() {
  const plots = newPlots(useCurrent<LayoutAnswers>());
  const { SquareFeet, Price } = plots[0] ?? {};
  const cents = SquareFeet ? inIndia(SquareFeet / AREA_UNITS.cent) : '';
  return (
    <p className={common.note}>
      {plots.length === 0
        ? text.noPlots
        : text.plots(plots.length, cents, Price ? `₹${inIndia(Price)}` : '')}
    </p>
  );
}

function inIndia(amount: number): string {
  return amount.toLocaleString('en-IN', { maximumFractionDigits: 2 });
}

/** What must be right before there is a layout; all else may follow on its page. */
function firstIssue(answers: LayoutAnswers, slugError: string | undefined) {
  if (answers.name.en.trim() === '') return { path: 'name.en', message: text.nameMissing };
  const [wrong] = layoutAnswers.safeParse(answers).error?.issues ?? [];
  if (wrong) return { path: wrong.path.join('.'), message: text.correct };
  return slugError ? { path: 'slug', message: slugError } : undefined;
}
