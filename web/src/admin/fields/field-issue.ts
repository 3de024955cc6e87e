import type { ContentIssue } from '@theni/contract';
import { useState } from 'react';

/** What is wrong with a field, as a sentence. */
export interface FieldIssue {
  /** Why its value cannot be saved. */
  error?: string | undefined;
  /** What visitors still have to be told. */
  missing?: string | undefined;
}

/** @param errors of what is typed @param missing of what would be published */
export function issueAt(path: string, errors: ContentIssue[], missing: ContentIssue[]): FieldIssue {
  return { error: sentenceAt(path, errors), missing: sentenceAt(path, missing) };
}

/** 'is missing', said of a field by its name → 'Is missing', under it */
function sentenceAt(path: string, issues: ContentIssue[]): string | undefined {
  const { message } = issues.find((issue) => issue.path === path) ?? {};
  return message && message.slice(0, 1).toUpperCase() + message.slice(1);
}

/** Says what is missing once the field was left, and stops while the owner types. */
export function useShownIssue(isFilled: boolean, { error, missing }: FieldIssue) {
  const [isTouched, setTouched] = useState(isFilled);
  const shown = error ?? (isTouched ? missing : undefined);
  return {
    shown,
    onBlur: () => setTouched(true),
    onTyping: () => {
      if (!shown) setTouched(false);
    },
  };
}
