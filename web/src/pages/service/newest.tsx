import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../deployment.ts';
import css from './newest.module.css';

/** What was built last. Its code comes after the page is live, so the first view does not wait for it. */
export function Newest() {
  const [Later, setLater] = useState<ComponentType>();

  useEffect(() => {
    loadChunk(import('./newest-items.tsx')).then(
      (m) => setLater(() => m.NewestSection),
      console.error,
    );
  }, []);

  return <div className={css.place}>{Later && <Later />}</div>;
}
