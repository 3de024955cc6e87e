import { useEffect, useState } from 'react';
import type { QueuedFile } from './queued-file.ts';
import { uploadQueue } from './use-uploads.ts';

/** The address of a small picture of what is in the file, once there is one. */
export function usePreview({ key, preview }: QueuedFile): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!preview) return;
    let made: string | undefined;
    let unmounted = false;
    uploadQueue()
      .store.bytes(key, preview)
      .then((blob) => {
        if (!blob || unmounted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      });
    return () => {
      unmounted = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [key, preview]);
  return address;
}
