import { useEffect, useState } from 'react';
import { loadChunk } from '../deployment.ts';

/** Script that nothing on the page waits for. @returns undefined until it is here, and where it cannot be had */
export function useLateChunk<Chunk>(load: () => Promise<Chunk>): Chunk | undefined {
  const [chunk, setChunk] = useState<Chunk>();
  useEffect(() => {
    loadChunk(load()).then((loaded) => setChunk(() => loaded), console.error);
  }, [load]);
  return chunk;
}
