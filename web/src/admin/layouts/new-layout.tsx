import type { Changes } from '@theni/contract';
import { layoutFields } from '@theni/contract/layout-fields';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { layoutAddress } from '../addresses.ts';
import { FormField } from '../fields/form-field.tsx';
import { adminText } from '../texts.ts';
import common from '../ui/common.module.css';
import { ErrorNotice } from '../ui/query-state.tsx';
import { useLayouts } from './layout-queries.ts';
import css from './layouts.module.css';
import { type PlotAnswers, PlotQuestions } from './plot-questions.tsx';
import { layoutText } from './texts.ts';
import { type FirstTry, readUnanswered, storeUnanswered } from './unanswered-layout.ts';
import { notCreated, useCreateLayout } from './use-create-layout.ts';

const ASKED = ['name', 'place', 'registration.number'];

export function NewLayout() {
  const [unanswered, setUnanswered] = useState(readUnanswered);
  const isMade = useLayouts().some(({ slug }) => slug === unanswered?.slug);
  const forget = () => {
    storeUnanswered(undefined);
    setUnanswered(undefined);
  };
  return (
    <>
      {unanswered && <Unanswered first={unanswered} isMade={isMade} onForget={forget} />}
      {!isMade && <LayoutForm key={unanswered?.slug} unanswered={unanswered} />}
    </>
  );
}

interface UnansweredProps {
  first: FirstTry;
  isMade: boolean;
  onForget: () => void;
}

/** Says that the form was left before the server had answered, and what can be done. */
function Unanswered({ first: { slug, answers }, isMade, onForget }: UnansweredProps) {
  return (
    <div className={common.row} role="status">
      <p>
        {isMade
          ? `${answers.name} is made already.`
          : `No answer has come for ${answers.name}. “${layoutText.makePage}” asks again, and makes it once.`}
      </p>
      {isMade && (
        <ButtonLink to={layoutAddress(slug)} onClick={onForget}>
          Open it
        </ButtonLink>
      )}
      <Button variant="outline" onClick={onForget}>
        Make another layout
      </Button>
    </div>
  );
}

function LayoutForm({ unanswered }: { unanswered: FirstTry | undefined }) {
  const [changes, setChanges] = useState<Changes>(unanswered?.answers.values ?? {});
  const [plots, setPlots] = useState<PlotAnswers>(unanswered?.answers.plots ?? {});
  const form = useRef<HTMLFormElement>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const { mutate, isPending, error } = useCreateLayout(unanswered);
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = (changes['name'] as { en: string } | undefined)?.en.trim();
    setIncomplete(!name);
    if (name && !isPending)
      mutate(
        { name, values: changes, plots },
        // Not called once this form has been left.
        { onSuccess: (slug) => navigate(layoutAddress(slug, 'details'), { replace: true }) },
      );
    else if (!name) form.current?.querySelector('input')?.focus();
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
            value={changes[field.path] ?? field.empty}
            issueAt={(path) =>
              isIncomplete && path === 'name.en' ? { error: 'Please type its English name.' } : {}
            }
            onChange={(value) => setChanges({ ...changes, [field.path]: value })}
          />
        ))}
      <PlotQuestions
        asked={['count', 'squareFeet', 'road', 'perCent']}
        answers={plots}
        onChange={setPlots}
      />
      <ErrorNotice>{error && notCreated(error)}</ErrorNotice>
      <p>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? adminText.loading : layoutText.makePage}
        </Button>
      </p>
    </form>
  );
}
