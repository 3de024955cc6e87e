import { isPicture } from '@theni/content/pictures';
import { isSame } from '@theni/contract/same-values';
import type { ReactNode } from 'react';
import { numberText } from '../../layouts/numbers.ts';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import type { AskedQuestion } from './field-issue.tsx';
import { Thumbnail } from './picture-field.tsx';

/** Asks, below a field, which value is to stand there. */
export function FieldQuestion({ sentence, theirs, mayKeep, ...answers }: AskedQuestion) {
  const keep = theirs ? 'Keep mine' : 'Yes, it is right';
  return (
    <section role="alert" className={`${common.stack} ${common.card}`}>
      <p className={common.issue}>{sentence}</p>
      {theirs && <ShownValue value={theirs.value} />}
      <div className={common.row}>
        {mayKeep && (
          <Button variant="outline" onClick={answers.onKeepMine}>
            {keep}
          </Button>
        )}
        <Button variant="outline" onClick={answers.onTakeTheirs}>
          {theirs || !mayKeep ? 'Take theirs' : 'As it was'}
        </Button>
      </div>
    </section>
  );
}

/** @param other the value beside it: an element that both lists have is shown by its name alone */
export function ShownValue({ value, other }: { value: unknown; other?: unknown }): ReactNode {
  if (isPicture(value)) return <Thumbnail file={value.file} />;
  if (!Array.isArray(value)) return wordsOf(value).join(' · ') || '(nothing)';
  const shared = Array.isArray(other) ? other : [];
  const isShared = (element: unknown) => shared.some((other) => isSame(other, element));
  return (
    <ol>
      {value.map((element, index) => (
        <li key={index}>
          {isShared(element) ? wordsOf(element)[0] : <ShownValue value={element} />}
        </li>
      ))}
    </ol>
  );
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'number') return [numberText(value, 6)];
  if (typeof value !== 'object' || value === null) return [String(value ?? '')].filter(Boolean);
  if (isPicture(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'file' ? [] : wordsOf(part)));
}
