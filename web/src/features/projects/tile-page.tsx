import { type ReactNode, useMemo, useState } from 'react';
import css from './gallery-grid.module.css';
import { watchView } from './watch-view.ts';

/** Two screens on each side are ready for a flick. */
const NEAR = '200% 0px';

/**
 * One page of a long gallery. Far from the view its tiles are taken out, so that memory does not
 * grow with the gallery; their place stays as high as they were.
 */
export function TilePage({ children }: { children: () => ReactNode }) {
  const [heightOfPlace, setHeightOfPlace] = useState<number>();

  const watch = useMemo(
    () =>
      watchView(NEAR, ({ isIntersecting, target, boundingClientRect }) => {
        if (isIntersecting) setHeightOfPlace(undefined);
        else if (!target.contains(document.activeElement))
          setHeightOfPlace(boundingClientRect.height);
      }),
    [],
  );

  return (
    <ul ref={watch} className={css.grid} style={{ height: heightOfPlace }}>
      {heightOfPlace === undefined && children()}
    </ul>
  );
}
