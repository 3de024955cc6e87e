import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeTypedInput, forgetSavedInput } from './leads/typed-input.ts';
import { lastEndpoint, rememberEndpoint } from './push/subscription.ts';

const refused = {
  configurable: true,
  get: () => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  },
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  Object.defineProperty(globalThis, 'localStorage', refused);
  Object.defineProperty(globalThis, 'sessionStorage', refused);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

test('a browser whose storage is switched off still remembers with which endpoint it rings', () => {
  expect(lastEndpoint()).toBeNull();
  rememberEndpoint('https://push.example/1');
  expect(lastEndpoint()).toBe('https://push.example/1');
});

test('a lead can be typed into and saved in a browser whose storage is switched off', () => {
  expect(() => {
    changeTypedInput('a', { note: 'corner plot' });
    forgetSavedInput('a', { note: 'corner plot' });
  }).not.toThrow();
});
