import { useState } from 'react';
import type { z } from 'zod';
import { parseStored, storage } from '../storage.ts';

/**
 * State that outlives a reload: it lies as JSON in the device's storage.
 * @returns the state, or `initial` where nothing of this form is stored; and its setter, which
 * forgets what is stored when it gets undefined
 */
export function useStored<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: Value,
): [Value, (value: Value | undefined) => void] {
  const [value, setValue] = useState(
    () => schema.safeParse(parseStored(storage.get(key))).data ?? initial,
  );
  function set(next: Value | undefined) {
    setValue(next ?? initial);
    if (next === undefined) storage.remove(key);
    else storage.set(key, JSON.stringify(next));
  }
  return [value, set];
}
