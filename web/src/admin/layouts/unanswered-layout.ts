import type { Changes } from '@theni/contract';
import { storage } from '../editor/device-storage.ts';
import { readStored } from '../editor/read-stored.ts';
import type { PlotAnswers } from './plot-questions.tsx';

/** What the owner has filled into the form for a new layout. */
export interface LayoutAnswers {
  name: string;
  values: Changes;
  plots: PlotAnswers;
}

/** The first request of a form. */
export interface FirstTry {
  answers: LayoutAnswers;
  slug: string;
  promoter: Changes;
  changes: Changes;
}

const KEY = 'unanswered layout';

/** Keeps a request without an answer on this device, until the form is opened again. */
export function storeUnanswered(first: FirstTry | undefined): void {
  if (first) storage.set(KEY, JSON.stringify(first));
  else storage.remove(KEY);
}

export function readUnanswered(): FirstTry | undefined {
  return readStored(storage.get(KEY), isFirstTry);
}

function isFirstTry(value: unknown): value is FirstTry {
  return typeof value === 'object' && value !== null && 'slug' in value && 'answers' in value;
}
