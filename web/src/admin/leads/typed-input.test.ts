import type { Lead } from '@theni/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeTypedInput, forgetSavedInput, unsavedInput } from './typed-input.ts';

const entries = new Map<string, string>();
beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
});

const typed = () => JSON.parse(entries.get('lead a') ?? '{}');

test('what is saved is forgotten, and what was typed since then is still to be saved', () => {
  changeTypedInput('a', { note: ' corner plot ', nextStepOn: '2026-12-01' });
  forgetSavedInput('a', { note: 'corner plot' });
  expect(typed()).toEqual({ nextStepOn: '2026-12-01' });
  changeTypedInput('a', { note: 'corner plot, or plot 8' });
  forgetSavedInput('a', { note: 'corner plot', nextStepOn: '2026-12-01' });
  expect(typed()).toEqual({ note: 'corner plot, or plot 8' });
});

test('whether a call was the answer is asked until a stage says so, whatever else is saved', () => {
  changeTypedInput('a', { note: 'rang', hasTapped: true });
  forgetSavedInput('a', { note: 'rang' });
  expect(typed()).toEqual({ hasTapped: true });
  forgetSavedInput('a', { stage: 'called' });
  expect(entries.size).toBe(0);
});

test('what reads as it is saved is not unsaved', () => {
  const lead = { note: 'rang', nextStepOn: null } as Lead;
  expect(unsavedInput(lead, { note: 'rang ', nextStepOn: '' })).toEqual({});
  expect(unsavedInput(lead, { note: '', nextStepOn: '2026-12-01' })).toEqual({
    note: null,
    nextStepOn: '2026-12-01',
  });
});
