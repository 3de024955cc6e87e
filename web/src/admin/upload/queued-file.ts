import type { FileType, Service } from '@theni/contract/limits';

/** What is still to be done with a file, in this order. */
export const STEPS = ['prepare', 'transfer', 'post'] as const;
export type Step = (typeof STEPS)[number];

export interface Details {
  service: Service;
  location: string;
  /** The slug of its layout. */
  layout?: string;
}

/** Why a file stopped, in words for the admin. */
export interface Issue {
  text: string;
  /** What is stored under its id is of no use: it needs another one. */
  startOver?: true;
}

/** One file on its way from the phone to the gallery, as IndexedDB keeps it. */
export interface QueuedFile {
  key: string;
  /** The folder in Storage, and the item's `_id`. */
  id: string;
  /** Files are worked on in this order. */
  order: number;
  name: string;
  type: FileType;
  /** Bytes, as chosen. */
  size: number;
  /** `chosen` waits for the admin, `waiting` for its turn. */
  status: 'chosen' | 'waiting' | 'failed' | 'done';
  step: Step;
  /** The file's own service and place; without them it takes those of the form. */
  details: Partial<Details>;
  /** Address of an upload session that Storage knows. */
  session?: string;
  posterSession?: string;
  fileUrl?: string;
  posterUrl?: string;
  /** Seconds; videos only. */
  duration?: number;
  /** Which of the kept bytes show what is in the file. */
  preview?: 'preview' | 'poster';
  issue?: Issue;
}

/*
 * Each change starts from the stored state, and gives undefined when that state does not allow it: another tab, or the
 * admin, was faster.
 */
export type Change = (file: QueuedFile) => QueuedFile | undefined;

export function chosenFile(
  file: Pick<QueuedFile, 'name' | 'type' | 'size' | 'order'>,
  newId: () => string = () => crypto.randomUUID(),
): QueuedFile {
  return {
    ...file,
    key: newId(),
    id: newId(),
    status: 'chosen',
    step: 'prepare',
    details: {},
  };
}

export function submitted(form: Details): Change {
  return (file) => {
    if (file.status !== 'chosen') return undefined;
    return { ...file, status: 'waiting', details: { ...form, ...file.details } };
  };
}

/** The step is done; the next one waits. */
export function advanced(step: Step, results: Partial<QueuedFile> = {}): Change {
  return (file) => {
    if (file.status !== 'waiting' || file.step !== step) return undefined;
    const next = STEPS[STEPS.indexOf(step) + 1];
    return next ? { ...file, ...results, step: next } : { ...file, ...results, status: 'done' };
  };
}

export function failed(issue: Issue): Change {
  return (file) => (file.status === 'waiting' ? { ...file, status: 'failed', issue } : undefined);
}

/** Goes on with the step at which the file stopped: what is uploaded is not uploaded again. */
export function retried(newId: () => string = () => crypto.randomUUID()): Change {
  return ({ issue, ...file }) => {
    if (file.status !== 'failed') return undefined;
    return { ...(issue?.startOver ? startedOver(newId)(file) : file), status: 'waiting' };
  };
}

/** Uploads again, under an id that nothing is stored under. */
export function startedOver(newId: () => string = () => crypto.randomUUID()) {
  return ({ session, posterSession, fileUrl, posterUrl, ...file }: QueuedFile): QueuedFile => ({
    ...file,
    id: newId(),
    step: file.step === 'prepare' ? 'prepare' : 'transfer',
  });
}
