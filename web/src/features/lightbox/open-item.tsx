import type { Item } from '@theni/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { gallery } from '../../content/gallery.ts';
import type { Choice } from '../projects/gallery-requests.ts';
import type { LightboxProps } from './lightbox.tsx';
import css from './open-item.module.css';
import { useOpenItem } from './use-open-item.ts';

interface Props {
  items: Item[];
  choice: Choice;
  /** The visitor nears the last of `items`. */
  onEnd: () => void;
}

/** The item that the address names, large. The code for it comes when one is opened first. */
export function OpenItem({ items, choice, onEnd }: Props) {
  const { all, index, isGone, view, close } = useOpenItem(items, choice);
  const isOpen = index >= 0;
  const Lightbox = useLightbox(isOpen);

  useEffect(() => {
    if (isOpen && index >= all.length - 3) onEnd();
  }, [isOpen, index, all.length, onEnd]);

  return (
    <>
      {isGone && (
        <p role="status" className={css.gone}>
          {gallery.gone}
        </p>
      )}
      {Lightbox && (
        <Lightbox items={all} index={index} isOpen={isOpen} onView={view} onClose={close} />
      )}
    </>
  );
}

function useLightbox(wanted: boolean): ComponentType<LightboxProps> | undefined {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const missing = wanted && !Lightbox;

  useEffect(() => {
    if (!missing) return;
    import('./lightbox.tsx').then((loaded) => setLightbox(() => loaded.Lightbox), console.error);
  }, [missing]);

  return Lightbox;
}
