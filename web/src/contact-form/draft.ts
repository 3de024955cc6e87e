import { readTabStorage, writeTabStorage } from '../tab-storage.ts';

/** What the visitor has typed, kept in this tab until it is sent. */
interface Draft {
  id: string;
  startedAt: number;
  fields: Record<string, string>;
}

export interface Stamp {
  /**
   * The same for all attempts of one visit, so that a message whose response was lost is not stored
   * twice.
   */
  id: string;
  /** Milliseconds since 1970 on the visitor's clock. */
  startedAt: number;
  sentAt: number;
}

/** Each layout has a draft of its own: its text names the layout. */
function keyOf(layout: string | undefined): string {
  return layout ? `contact-draft ${layout}` : 'contact-draft';
}

/** When the visitor could begin to type: this page was opened, or that of the restored draft. */
let startedAt = performance.timeOrigin;
let id: string | undefined;

function messageId(): string {
  id ??= crypto.randomUUID();
  return id;
}

export function stamp(): Stamp {
  // Not Date.now(): somebody may set the clock in between.
  return { id: messageId(), startedAt, sentAt: performance.timeOrigin + performance.now() };
}

/**
 * @param prefilledMessage what the form has put into the message, which nobody has typed
 * @param layout the slug of the layout that it is about
 */
export function keepDraft(form: HTMLFormElement, prefilledMessage: string, layout?: string): void {
  const fields = Object.fromEntries(new FormData(form)) as Draft['fields'];
  if (fields.message === prefilledMessage) delete fields.message;
  writeTabStorage(keyOf(layout), { id: messageId(), startedAt, fields } satisfies Draft);
}

/** Puts back what was typed before a reload, except where something is typed already. */
export function restoreDraft(form: HTMLFormElement, layout?: string): void {
  const draft = readDraft(layout);
  if (!draft) return;
  id = draft.id;
  startedAt = Math.min(startedAt, draft.startedAt);
  for (const control of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const value = draft.fields[control.name];
    if (value === undefined || control.type === 'hidden') continue;
    if (control.type === 'checkbox') control.checked = true;
    // Nobody has typed what the form has put in, such as a prefilled message.
    else if (control.value === control.defaultValue) control.value = value;
  }
}

export function readDraft(layout?: string): Draft | undefined {
  return readTabStorage<Draft>(keyOf(layout));
}

/** @param sent the draft as it was when it was sent: what has been typed since then stays */
export function forgetDraft(sent: Draft | undefined, layout?: string): void {
  if (JSON.stringify(readDraft(layout)) === JSON.stringify(sent))
    writeTabStorage(keyOf(layout), undefined);
}
