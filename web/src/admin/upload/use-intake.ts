import { useCallback, useRef, useState } from 'react';
import { chooseFiles, type Refusal } from './choose-files.ts';
import { uploadQueue } from './use-uploads.ts';

/** Takes chosen files in, and keeps what was refused until the admin has read it. */
export function useIntake() {
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [taking, setTaking] = useState(0);
  const last = useRef(Promise.resolve());

  const take = useCallback((files: File[]) => {
    if (files.length === 0) return;
    setTaking((count) => count + 1);
    setRefusals([]);
    last.current = last.current
      .then(() => chooseFiles(uploadQueue().store, files))
      .then((refused) => setRefusals((before) => [...before, ...refused]))
      .catch((error: unknown) => console.error('files could not be taken in', error))
      .finally(() => setTaking((count) => count - 1));
  }, []);

  return {
    refusals,
    forget: () => setRefusals([]),
    take,
    taking: taking > 0,
    /** Resolves when all that was chosen so far is taken in. */
    taken: () => last.current,
  };
}
