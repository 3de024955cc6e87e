import type { Field } from '@theni/contract/fields';
import type { ReactNode } from 'react';
import type { FieldIssue } from './field-issue.tsx';

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
