import type { Lead, LeadChange } from '@theni/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { guardedStorage } from '../guarded-storage.ts';
import { readForm } from '../read-stored.ts';
import { createListeners } from '../store.ts';

/** What is typed into a lead and not saved yet, and what the lead still asks the owner. */
export interface TypedInput {
  nextStepOn?: string | undefined;
  note?: string | undefined;
  /** The owner has tapped Call or WhatsApp, and is asked whether they have spoken or written. */
  hasTapped?: boolean | undefined;
}

const { callListeners, subscribe } = createListeners();
const storage = guardedStorage(() => sessionStorage);
const keyOf = (id: string) => `lead ${id}`;

/** The input is in the tab's storage alone, so it outlives a reload and a row that is closed. */
export function useTypedInput(id: string): TypedInput {
  const stored = useSyncExternalStore(subscribe, () => storage.get(keyOf(id)));
  return useMemo(() => readForm(stored), [stored]);
}

/** @param part fields to change; one that is undefined is forgotten */
export function changeTypedInput(id: string, part: TypedInput): void {
  store(id, { ...readForm(storage.get(keyOf(id))), ...part });
}

/** Forgets input that is saved. What the owner has typed since then stays. */
export function forgetSavedInput(id: string, saved: LeadChange): void {
  const { nextStepOn, note, hasTapped }: TypedInput = readForm(storage.get(keyOf(id)));
  const isSaved = (field: 'nextStepOn' | 'note', typed = '') => saved[field] === valueToSave(typed);
  store(id, {
    nextStepOn: isSaved('nextStepOn', nextStepOn) ? undefined : nextStepOn,
    note: isSaved('note', note) ? undefined : note,
    hasTapped: saved.stage ? undefined : hasTapped,
  });
}

/** What has been typed and differs from what is saved; empty when all is saved. */
export function unsavedInput(lead: Lead, typed: TypedInput): LeadChange {
  const fields = (['nextStepOn', 'note'] as const).flatMap((field) => {
    const value = typed[field];
    if (value === undefined || valueToSave(value) === lead[field]) return [];
    return [[field, valueToSave(value)]];
  });
  return Object.fromEntries(fields);
}

/** An empty field deletes what is saved. */
function valueToSave(typed: string): string | null {
  return typed.trim() || null;
}

function store(id: string, input: TypedInput): void {
  const json = JSON.stringify(input);
  if (json === '{}') storage.remove(keyOf(id));
  else storage.set(keyOf(id), json);
  callListeners();
}
