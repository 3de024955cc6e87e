import type { LayoutResponse } from '@theni/contract';
import { useMemo, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { layoutAddress } from '../documents/layout-parts.ts';
import { plotText, stateOf } from '../documents/plot-words.ts';
import { LayoutProvider } from '../documents/use-layout.ts';
import common from '../ui/common.module.css';
import { notify } from '../ui/notice.ts';
import css from './plot-buttons.module.css';
import { PlotDialog } from './plot-dialog.tsx';
import { StateSwatch } from './state-swatch.tsx';
import { plotsOf } from './use-plots.ts';

const text = plotText.states;

/** The others are one tap further away, on the layout's own page. */
const MOST = 60;

/** The plots of a layout as numbers to tap, wherever it is listed. @param count of its plots, whose place is kept until they are known */
export function PlotButtons({
  slug,
  count,
  response,
  refresh,
}: {
  slug: string;
  count: number;
  response: LayoutResponse | undefined;
  refresh: () => Promise<LayoutResponse>;
}) {
  const plots = useMemo(() => response && plotsOf(response), [response]);
  const [openNumber, setOpenNumber] = useState<string>();
  const open = plots?.find((plot) => plot.Number === openNumber);
  return (
    <>
      {plots ? (
        <ul className={css.plots} aria-label={text.plots}>
          {plots.slice(0, MOST).map((plot) => (
            <li key={plot.Number}>
              <button
                type="button"
                aria-label={text.plot(plot.Number, stateOf(plot))}
                onClick={() => {
                  notify(undefined);
                  setOpenNumber(plot.Number);
                }}
              >
                {plot.Number}
                <StateSwatch state={plot.State} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.plots} aria-hidden="true">
          {Array.from({ length: Math.min(count, MOST) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, and nothing in them
            <span key={at} />
          ))}
        </div>
      )}
      {count > MOST && (
        <Link to={layoutAddress(slug)} className={common.link}>
          {text.all(count)}
        </Link>
      )}
      {open && response && (
        <LayoutProvider value={{ slug, response, refresh }}>
          <PlotDialog key={open.Number} plot={open} onClose={() => setOpenNumber(undefined)} />
        </LayoutProvider>
      )}
    </>
  );
}
