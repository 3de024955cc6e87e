import { readTabStorage, writeTabStorage } from '../tab-storage.ts';
import type { Stamp } from './message.ts';

/**
 * The message that a visitor has begun: what he has typed, and the id of the message that it
 * becomes. This tab keeps it until it is sent.
 */
interface Draft {
  id: string;
  startedAt: number;
  /** By the name of the field. */
  values: Record<string, string>;
}

/** Each layout has a draft of its own: its text names the layout. */
function keyOf(layoutSlug: string | undefined): string {
  return layoutSlug ? `contact-draft ${layoutSlug}` : 'contact-draft';
}

/** When the page was opened on which the visitor has begun to type. */
let startedAt = performance.timeOrigin;
let knownId: string | undefined;

function messageId(): string {
  knownId ??= crypto.randomUUID();
  return knownId;
}

export function stamp(): Stamp {
  // Date.now() would follow a clock that somebody sets in between.
  return { id: messageId(), startedAt, sentAt: performance.timeOrigin + performance.now() };
}

/** @param prefilledMessage what the form has put into the message, which nobody has typed */
export function keepDraft(
  form: HTMLFormElement,
  prefilledMessage: string,
  layoutSlug?: string,
): void {
  const values = Object.fromEntries(new FormData(form)) as Draft['values'];
  if (values.message === prefilledMessage) delete values.message;
  writeTabStorage(keyOf(layoutSlug), { id: messageId(), startedAt, values } satisfies Draft);
}

/** Puts back what was typed before a reload, except where something is typed already. */
export function restoreDraft(
  form: HTMLFormElement,
  prefilledMessage: string,
  layoutSlug?: string,
): void {
  const draft = readDraft(layoutSlug);
  if (!draft) return;
  knownId = draft.id;
  startedAt = Math.min(startedAt, draft.startedAt);
  for (const control of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const value = draft.values[control.name];
    if (value === undefined || control.type === 'hidden') continue;
    if (control.type === 'checkbox') control.checked = true;
    else if (['', prefilledMessage].includes(control.value)) control.value = value;
  }
}

export function readDraft(layoutSlug?: string): Draft | undefined {
  return readTabStorage<Draft>(keyOf(layoutSlug));
}

/** Forgets what has been sent. @param sent the draft then: a draft that has changed since stays */
export function forgetDraft(sent: Draft | undefined, layoutSlug?: string): void {
  if (JSON.stringify(readDraft(layoutSlug)) === JSON.stringify(sent))
    writeTabStorage(keyOf(layoutSlug), undefined);
}
