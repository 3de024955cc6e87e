import { useSyncExternalStore } from 'react';

/** Functions that are called when something has changed or happened. */
export function createListeners<Detail = void>() {
  const listeners = new Set<(detail: Detail) => void>();
  return {
    callListeners(detail: Detail): void {
      for (const listener of listeners) listener(detail);
    },

    subscribe(listener: (detail: Detail) => void): () => void {
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
