import type { Lead, LeadChange } from '@theni/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { readForm } from '../editor/read-stored.ts';
import { guardedStorage } from '../guarded-storage.ts';
import { createListeners } from '../store.ts';

/** What is typed into a lead and not saved yet. */
export interface TypedInput {
  nextStepOn?: string | undefined;
  note?: string | undefined;
  /** The owner has tapped Call or WhatsApp, and is asked whether that was the answer. */
  hasTapped?: boolean | undefined;
}

const { notify, subscribe } = createListeners();
const storage = guardedStorage(() => sessionStorage);
const keyOf = (id: string) => `lead ${id}`;

/** It stands in the tab's storage alone, so it outlives a reload and a row that is closed. */
export function useTypedInput(id: string): TypedInput {
  const text = useSyncExternalStore(subscribe, () => storage.get(keyOf(id)));
  return useMemo(() => readForm(text), [text]);
}

/** @param part fields to change; one that is undefined is forgotten */
export function changeTypedInput(id: string, part: TypedInput): void {
  store(id, { ...readForm(storage.get(keyOf(id))), ...part });
}

/** Forgets what is saved. What has been typed since then is still to be saved. */
export function forgetSavedInput(id: string, saved: LeadChange): void {
  const { nextStepOn, note, hasTapped }: TypedInput = readForm(storage.get(keyOf(id)));
  const isSaved = (field: 'nextStepOn' | 'note', typed = '') => saved[field] === toStored(typed);
  store(id, {
    nextStepOn: isSaved('nextStepOn', nextStepOn) ? undefined : nextStepOn,
    note: isSaved('note', note) ? undefined : note,
    hasTapped: saved.stage ? undefined : hasTapped,
  });
}

/** What has been typed and differs from what is saved; empty when all is saved. */
export function unsavedInput(lead: Lead, typed: TypedInput): LeadChange {
  const fields = (['nextStepOn', 'note'] as const).flatMap((field) => {
    const text = typed[field];
    if (text === undefined || toStored(text) === lead[field]) return [];
    return [[field, toStored(text)]];
  });
  return Object.fromEntries(fields);
}

function toStored(typed: string): string | null {
  return typed.trim() || null;
}

function store(id: string, input: TypedInput): void {
  const text = JSON.stringify(input);
  if (text === '{}') storage.remove(keyOf(id));
  else storage.set(keyOf(id), text);
  notify();
}
