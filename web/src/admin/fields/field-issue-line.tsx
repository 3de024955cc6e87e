import { ErrorNotice } from '../ui/query-state.tsx';
import type { FieldIssue } from './field-issue.ts';

/** What is wrong with a field that is not one input, in which it could be said. */
export function FieldIssueLine({ issue: { error, toCorrect } }: { issue: FieldIssue }) {
  return <ErrorNotice>{error ?? toCorrect}</ErrorNotice>;
}
