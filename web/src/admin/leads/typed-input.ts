import type { Lead, LeadChange } from '@theni/contract';
import { knownValuesToSend } from '@theni/contract/same-values';
import { withFullYear } from '@theni/contract/times';
import { useMemo, useSyncExternalStore } from 'react';
import { LEAD_PREFIX, parseStored, storage } from '../storage.ts';
import { createListeners } from '../store.ts';

const FIELDS = ['nextStepOn', 'note'] as const;
type FieldName = (typeof FIELDS)[number];

/** What is typed into a lead and not saved yet, and what the lead still asks the owner. */
export interface TypedInput extends Partial<Record<FieldName, string | undefined>> {
  /** What stood there when typing began, and what this device has sent since. */
  before: Partial<Record<FieldName, (string | null)[] | undefined>>;
  /** The owner has tapped Call or WhatsApp, and is asked whether they have spoken or written. */
  hasTapped?: boolean | undefined;
}

/** Stands for a date of which a part is missing: the browser does not tell the others. */
export const INCOMPLETE_DATE = 'incomplete';

const { callListeners, subscribe } = createListeners();

/** The input is in the device's storage alone: it outlives the tab, until he signs out. */
export function useTypedInput(id: string): TypedInput {
  const stored = useSyncExternalStore(subscribe, () => storage.get(LEAD_PREFIX + id));
  return useMemo(() => parsed(stored), [stored]);
}

/** Of what another build may have left, each text and list of texts that can be used. */
function parsed(stored: string | null): TypedInput {
  const { before, hasTapped, ...texts } = Object(parseStored(stored));
  const typed = FIELDS.filter((field) => typeof texts[field] === 'string');
  const known = typed.filter((field) => Array.isArray(Object(before)[field]));
  return {
    ...Object.fromEntries(typed.map((field) => [field, texts[field]])),
    before: Object.fromEntries(known.map((field) => [field, before[field]])),
    ...(hasTapped === true && { hasTapped }),
  };
}

/** Whether something is typed into any lead and not saved. */
export function isAnyTyped(): boolean {
  const keys = storage.keys().filter((key) => key.startsWith(LEAD_PREFIX));
  return keys.some((key) => {
    const { before, ...typed } = read(key.slice(LEAD_PREFIX.length));
    return FIELDS.some((field) => {
      const value = typed[field];
      return value !== undefined && valueToSave(field, value) !== before[field]?.[0];
    });
  });
}

const read = (id: string) => parsed(storage.get(LEAD_PREFIX + id));

/** @param part fields to change; one that is undefined is forgotten */
export function changeTypedInput(lead: Lead, part: Partial<Omit<TypedInput, 'before'>>): void {
  const typed = read(lead.id);
  const before = { ...typed.before };
  for (const field of FIELDS) {
    if (part[field] !== undefined) before[field] ??= [lead[field]];
    else if (field in part) delete before[field];
  }
  store(lead.id, { ...typed, ...part, before });
}

/**
 * What this device knows to stand where these values are put. The values themselves, which are
 * about to be sent, are noted as known from then on; so is what another device has put, once the
 * owner has seen it.
 */
export function noteKnown(id: string, values: LeadChange): NonNullable<LeadChange['before']> {
  const typed = read(id);
  const noted = FIELDS.flatMap((field) => {
    const [value, before] = [values[field], typed.before[field]];
    if (value === undefined || !before) return [];
    return [[field, knownValuesToSend([...new Set([...before, value])])]];
  });
  store(id, { ...typed, before: { ...typed.before, ...Object.fromEntries(noted) } });
  return Object.fromEntries(noted);
}

/** Forgets input that is saved. What the owner has typed since then stays. */
export function forgetSavedInput(id: string, saved: LeadChange): void {
  const { hasTapped, before, ...typed } = read(id);
  const left = FIELDS.filter((field) => {
    const value = typed[field];
    return value !== undefined && saved[field] !== valueToSave(field, value);
  });
  const ofLeft = <Value>(values: Partial<Record<FieldName, Value>>) =>
    Object.fromEntries(left.map((field) => [field, values[field]]));
  store(id, {
    ...ofLeft(typed),
    before: ofLeft(before),
    hasTapped: saved.stage ? undefined : hasTapped,
  });
}

/** Forgets all input: the lead is deleted for good. */
export function forgetInput(id: string): void {
  store(id, { before: {} });
}

/** What has been typed and differs from what is saved; empty when all is saved. */
export function unsavedInput(lead: Lead, typed: TypedInput): LeadChange {
  const fields = FIELDS.flatMap((field) => {
    const value = typed[field];
    if (value === undefined || valueToSave(field, value) === lead[field]) return [];
    return [[field, valueToSave(field, value)]];
  });
  return Object.fromEntries(fields);
}

/** An empty field deletes what is saved. Enter sends a day whose field was not left yet. */
function valueToSave(field: FieldName, typed: string): string | null {
  return (field === 'nextStepOn' ? withFullYear(typed) : typed.trim()) || null;
}

function store(id: string, input: TypedInput): void {
  const isEmpty = !input.hasTapped && FIELDS.every((field) => input[field] === undefined);
  if (isEmpty) storage.remove(LEAD_PREFIX + id);
  else storage.set(LEAD_PREFIX + id, JSON.stringify(input));
  callListeners();
}
