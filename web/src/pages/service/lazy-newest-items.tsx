import type { Service } from '@theni/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../deployment.ts';
import css from './lazy-newest-items.module.css';

interface Props {
  services: Service[];
  /** Of the section on its page. */
  number: number;
}

/** The newest items. Their code comes after the page is live, so the first view does not wait for it. */
export function LazyNewestItems(props: Props) {
  const [Later, setLater] = useState<ComponentType<Props>>();

  useEffect(() => {
    loadChunk(import('./newest-items.tsx')).then(
      (m) => setLater(() => m.NewestSection),
      console.error,
    );
  }, []);

  return <div className={css.place}>{Later && <Later {...props} />}</div>;
}
