import { useSyncExternalStore } from 'react';
import { noticeSessionEnd } from '../session/session.ts';
import { RejectedFileError } from './check-file.ts';
import { reloadItems } from './items.ts';
import { type Details, reasonOf, type Shipment, sendFile } from './send-file.ts';
import { PROGRESS_RESET_MS } from './words.ts';

/** How many files are sent at a time. */
const AT_ONCE = 2;

interface Upload {
  shipment: Shipment;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  sent: number;
  /** There is no connection. */
  isWaiting?: boolean;
  reason?: string;
}

interface Uploads {
  uploads: Upload[];
  isBusy: boolean;
  /** Of all files but the failed ones, rounded (specification §9). */
  percent: number;
}

/** One for the whole page: it outlives the way from one admin page to the next. */
let state: Uploads = { uploads: [], isBusy: false, percent: 0 };
const listeners = new Set<() => void>();
let queue: Shipment[] = [];
let workers = 0;
let reset: ReturnType<typeof setTimeout> | undefined;

export function useUploads(): Uploads {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

export function sendFiles(files: File[], details: Details): void {
  sendAgain(files.map((file) => ({ file, details, id: crypto.randomUUID() })));
}

export function sendAgain(shipments: Shipment[]): void {
  clearTimeout(reset);
  const kept = state.uploads.filter(
    (upload) => !shipments.includes(upload.shipment) && (workers > 0 || upload.state === 'failed'),
  );
  const added = shipments.map((shipment): Upload => ({ shipment, state: 'waiting', sent: 0 }));
  show([...kept, ...added]);
  queue.push(...shipments);
  for (let free = AT_ONCE - workers; free > 0; free -= 1) work();
}

export function removeUpload(shipment: Shipment): void {
  show(state.uploads.filter((upload) => upload.shipment !== shipment));
}

/** Forgets them all: the admin has been asked. */
export function abandonUploads(): void {
  queue = [];
  show([]);
}

async function work(): Promise<void> {
  workers += 1;
  for (let next = queue.shift(); next; next = queue.shift()) await send(next);
  workers -= 1;
  // Specification §4.
  clearTimeout(reset);
  if (workers === 0) reset = setTimeout(() => show(state.uploads, 0), PROGRESS_RESET_MS);
}

async function send(shipment: Shipment): Promise<void> {
  const change = (part: Partial<Upload>) =>
    show(state.uploads.map((each) => (each.shipment === shipment ? { ...each, ...part } : each)));
  change({ state: 'sending' });
  try {
    await sendFile(shipment, {
      onBytes: (sent) => change({ sent, isWaiting: false }),
      onWaiting: (isWaiting) => change({ isWaiting }),
    });
    change({ state: 'done', sent: shipment.file.size });
    reloadItems();
  } catch (error) {
    if (!(error instanceof RejectedFileError)) console.error('upload failed', error);
    change({ state: 'failed', reason: reasonOf(error, shipment) });
    noticeSessionEnd(error);
  }
}

function show(uploads: Upload[], percent = percentOf(uploads)): void {
  const isBusy = uploads.some((upload) => ['waiting', 'sending'].includes(upload.state));
  state = { uploads, isBusy, percent };
  if (isBusy) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function percentOf(uploads: Upload[]): number {
  const counted = uploads.filter((upload) => upload.state !== 'failed');
  const all = counted.reduce((bytes, { shipment }) => bytes + shipment.file.size, 0);
  const sent = counted.reduce((bytes, upload) => bytes + upload.sent, 0);
  return all === 0 ? 0 : Math.round((sent / all) * 100);
}
