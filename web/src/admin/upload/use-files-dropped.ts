import { useEffect, useState } from 'react';

/** Files that are dropped anywhere on the page. @returns whether some hang over it now */
export function useFilesDropped(onFiles: (files: File[]) => void): boolean {
  const [hanging, setHanging] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Without it the browser would leave the page and show the file.
      event.preventDefault();
      setHanging(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setHanging(false);
    };
    const drop = (event: DragEvent) => {
      setHanging(false);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return hanging;
}
