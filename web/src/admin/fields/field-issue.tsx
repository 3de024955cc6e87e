import type { ValueIssue } from '@theni/contract';
import { useState } from 'react';
import { ErrorNotice } from '../ui/query-state.tsx';

/** What is wrong with a field, as a sentence. */
export interface FieldIssue {
  /** Why its value cannot be saved. */
  error?: string | undefined;
  /** Why what it says cannot be published, such as that it says nothing. */
  toCorrect?: string | undefined;
}

/** @param errors of what is typed @param toCorrect of what would be published */
export function issueAt(path: string, errors: ValueIssue[], toCorrect: ValueIssue[]): FieldIssue {
  return { error: sentenceAt(path, errors), toCorrect: sentenceAt(path, toCorrect) };
}

/** 'is missing', said of a field by its name → 'Is missing', under it */
function sentenceAt(path: string, issues: ValueIssue[]): string | undefined {
  const { message } = issues.find((issue) => issue.path === path) ?? {};
  return message && message.slice(0, 1).toUpperCase() + message.slice(1);
}

/** Says what is to be corrected once the field was left, and stops while the owner types. */
export function useShownIssue(isFilled: boolean, { error, toCorrect }: FieldIssue) {
  const [isTouched, setTouched] = useState(isFilled);
  const shown = error ?? (isTouched ? toCorrect : undefined);
  return {
    shown,
    onBlur: () => setTouched(true),
    onTyping: () => {
      if (!shown) setTouched(false);
    },
  };
}

/** What is wrong with a field that is not one input, in which it could be said. */
export function FieldIssueLine({ issue: { error, toCorrect } }: { issue: FieldIssue }) {
  return <ErrorNotice>{error ?? toCorrect}</ErrorNotice>;
}
