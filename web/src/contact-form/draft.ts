/** What the visitor has typed, kept in this tab until it is sent. */
interface Draft {
  startedAt: number;
  fields: Record<string, string>;
}

export interface Stamp {
  /** The same for all attempts of one visit, so that a message whose response was lost is not stored twice. */
  id: string;
  /** Milliseconds since 1970 on the visitor's clock. */
  startedAt: number;
  sentAt: number;
}

/** Each layout has a draft of its own: its text names the layout. */
function keyOf(project: string | undefined): string {
  return project ? `contact-draft ${project}` : 'contact-draft';
}

/** The page was opened then, and nobody writes before. */
let startedAt = performance.timeOrigin;
let id: string | undefined;

export function stamp(): Stamp {
  id ??= crypto.randomUUID();
  // Not Date.now(): somebody may set the clock in between.
  return { id, startedAt, sentAt: performance.timeOrigin + performance.now() };
}

/**
 * @param notice said by the message itself, in the language of the page
 * @param project the slug of the layout that it is about
 */
export function keepDraft(form: HTMLFormElement, notice: string, project?: string): void {
  const fields = Object.fromEntries(new FormData(form)) as Draft['fields'];
  if (fields.message === notice) delete fields.message;
  write(keyOf(project), { startedAt, fields });
}

/** Puts back what was typed before a reload, except where something is typed already. */
export function restoreDraft(form: HTMLFormElement, project?: string): void {
  const draft = read(keyOf(project));
  if (!draft) return;
  startedAt = Math.min(startedAt, draft.startedAt);
  for (const control of form.elements) {
    const value = draft.fields[control.getAttribute('name') ?? ''];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (isTextControl(control) && isUntouched(control)) control.value = value;
  }
}

export function forgetDraft(project?: string): void {
  try {
    sessionStorage.removeItem(keyOf(project));
  } catch {
    // Without storage there was nothing to forget.
  }
}

function isTextControl(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/** What it says by itself is not typed, either. */
function isUntouched(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  return control.type !== 'hidden' && control.value === control.defaultValue;
}

/** Some browsers refuse storage; then a reload loses the text, as it would without all this. */
function write(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // See above.
  }
}

function read(key: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
