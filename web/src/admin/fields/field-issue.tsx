import type { ValueIssue } from '@theni/contract';
import type { Field } from '@theni/contract/fields';
import { type ReactNode, useRef, useState } from 'react';
import type { Question, Unsaved, UnsavedValues } from '../editor/unsaved-values.ts';
import { ErrorNotice } from '../ui/query-state.tsx';

/** What is wrong with a field, as a sentence. */
export interface FieldIssue {
  /** Why its value cannot be saved. */
  error?: string | undefined;
  /** Why what it says cannot be published, such as that it says nothing. */
  toCorrect?: string | undefined;
  question?: AskedQuestion | undefined;
}

/** What is asked at a field before what was typed there is saved. */
export interface AskedQuestion extends Question {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** What a field is given, whatever its kind. */
export interface FieldProps {
  field: Field;
  /** For screen readers, where several fields have the same label. */
  name?: string | undefined;
  value: unknown;
  /** Of a list: the element that is open first, and what adds one, unless a button does. */
  opened?: number | undefined;
  adding?: ReactNode;
  issueAt: (path: string) => FieldIssue;
  onChange: (value: unknown) => void;
}

/** @param toCorrect of what would be published */
export function issueAt(
  path: string,
  { issues, questions }: Pick<Unsaved, 'issues' | 'questions'>,
  toCorrect: ValueIssue[],
  answers: Pick<UnsavedValues, 'keepMine' | 'discard'>,
): FieldIssue {
  const found = questions.find((one) => one.path === path);
  const question = found && {
    ...found,
    onKeepMine: () => answers.keepMine(path),
    onTakeTheirs: () => answers.discard([path]),
  };
  return { error: sentenceAt(path, issues), toCorrect: sentenceAt(path, toCorrect), question };
}

/** 'is missing', said of a field by its name → 'Is missing', under it */
function sentenceAt(path: string, issues: ValueIssue[]): string | undefined {
  const { message } = issues.find((issue) => issue.path === path) ?? {};
  return message && message.slice(0, 1).toUpperCase() + message.slice(1);
}

/** By then a tap that leaves a field has reached its button. */
const TAP_MS = 300;

/** Says what is to be corrected once the field was left, and stops while the owner types. */
export function useShownIssue(
  isFilled: boolean,
  { error, toCorrect }: Omit<FieldIssue, 'question'>,
) {
  const [isTouched, setTouched] = useState(isFilled);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = error ?? (isTouched ? toCorrect : undefined);
  return {
    shown,
    // A tap on a button below is what leaves a field: the button must not move away under it.
    onBlur: () => {
      leaving.current = setTimeout(setTouched, TAP_MS, true);
    },
    onTyping: () => {
      clearTimeout(leaving.current);
      if (!shown) setTouched(false);
    },
  };
}

/** What is wrong with a field that is not one input, in which it could be said. */
export function FieldIssueLine({ issue: { error, toCorrect } }: { issue: FieldIssue }) {
  return <ErrorNotice>{error ?? toCorrect}</ErrorNotice>;
}
