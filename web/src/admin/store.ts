import { useSyncExternalStore } from 'react';

/** Functions that are called when something has changed or happened. */
export function createListeners<Told = void>() {
  const listeners = new Set<(told: Told) => void>();
  return {
    callListeners(told: Told): void {
      for (const listener of listeners) listener(told);
    },

    subscribe(listener: (told: Told) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value that stays while the owner goes from one admin page to the next. */
export function createStore<Value>(initial: Value) {
  const { callListeners, subscribe } = createListeners();
  let value = initial;
  const get = () => value;
  return {
    get,

    set(next: Value): void {
      value = next;
      callListeners();
    },

    /** The value in a component, which renders again when it changes. */
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
