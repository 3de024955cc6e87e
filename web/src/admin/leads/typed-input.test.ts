import type { Lead } from '@theni/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { LEAD_PREFIX, storage } from '../storage.ts';
import { changeTypedInput, forgetSavedInput, noteKnown, unsavedInput } from './typed-input.ts';

/** As a browser's: its entries are its own keys. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));

const lead = { id: 'a', note: null, nextStepOn: null } as Lead;
const typed = () => JSON.parse(localStorage.getItem('lead a') ?? '{}');

test('what is saved is forgotten, and what was typed since then is still to be saved', () => {
  changeTypedInput(lead, { note: ' corner plot ', nextStepOn: '2026-12-01' });
  forgetSavedInput('a', { note: 'corner plot' });
  expect(typed()).toEqual({ nextStepOn: '2026-12-01', before: { nextStepOn: [null] } });
  changeTypedInput(lead, { note: 'corner plot, or plot 8' });
  forgetSavedInput('a', { note: 'corner plot', nextStepOn: '2026-12-01' });
  expect(typed()).toEqual({ note: 'corner plot, or plot 8', before: { note: [null] } });
});

test('whether a call was the answer is asked until a stage says so, whatever else is saved', () => {
  changeTypedInput(lead, { note: 'rang', hasTapped: true });
  forgetSavedInput('a', { note: 'rang' });
  expect(typed()).toEqual({ hasTapped: true, before: {} });
  forgetSavedInput('a', { stage: 'called' });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what reads as it is saved is not unsaved', () => {
  const lead = { note: 'rang', nextStepOn: null } as Lead;
  expect(unsavedInput(lead, { note: 'rang ', nextStepOn: '', before: {} })).toEqual({});
  expect(unsavedInput(lead, { note: '', nextStepOn: '2026-12-01', before: {} })).toEqual({
    note: null,
    nextStepOn: '2026-12-01',
  });
});

test('a note goes out with what stood there and what was sent since, and with nothing that was never typed', () => {
  changeTypedInput({ ...lead, note: 'rang' }, { note: 'rang twice' });
  expect(noteKnown('a', { note: 'rang twice', stage: 'called' })).toEqual({
    note: ['rang', 'rang twice'],
  });
  changeTypedInput({ ...lead, note: 'theirs' }, { note: 'rang 3 times' });
  expect(noteKnown('a', { note: 'rang 3 times', nextStepOn: null })).toEqual({
    note: ['rang', 'rang twice', 'rang 3 times'],
  });
});

test('whoever signs out leaves no note behind', () => {
  changeTypedInput(lead, { note: 'rang' });
  localStorage.setItem('push-endpoint', 'x');
  storage.removeAll(LEAD_PREFIX);
  expect(Object.keys(localStorage)).toEqual(['push-endpoint']);
});
