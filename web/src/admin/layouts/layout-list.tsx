import { useQuery } from '@tanstack/react-query';
import type { LayoutSummary } from '@theni/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { QueryState } from '../ui/notice.tsx';
import { layoutAddress, NEW_LAYOUT_ADDRESS } from './layout-addresses.ts';
import { layoutsQuery } from './layout-queries.ts';
import css from './layouts.module.css';
import { Swatch, statusText } from './plot-status.tsx';
import { PlotStatusForm } from './plot-status-form.tsx';
import { publicationOf } from './use-layout.ts';
import { layoutText as text } from './words.ts';

/** The other plots are one tap further away, on the layout's own page. */
const PLOTS_SHOWN = 60;

export function LayoutList() {
  const query = useQuery({ ...layoutsQuery, refetchOnWindowFocus: 'always' });
  const { data: layouts } = query;
  return (
    <>
      <div className={common.row}>
        <p className={common.note}>{text.list.lead}</p>
        <ButtonLink to={NEW_LAYOUT_ADDRESS} variant="outline">
          {text.create.heading}
        </ButtonLink>
      </div>
      <QueryState query={query} />
      {layouts?.length === 0 && <p>{text.list.none}</p>}
      <ul className={css.cards} aria-label={text.heading}>
        {layouts?.map((layout) => (
          <LayoutCard key={layout.slug} layout={layout} />
        ))}
      </ul>
    </>
  );
}

function LayoutCard({ layout }: { layout: LayoutSummary }) {
  const { slug, place, statuses } = layout;
  const [openId, setOpenId] = useState<string>();
  const open = statuses.find(({ id }) => id === openId);
  const name = layout.name.en || slug;
  const free = statuses.filter(({ state }) => state === 'available').length;
  const about = [place, text.publication[publicationOf(layout)]];
  return (
    <li className={common.panel} aria-label={name}>
      <h2>
        <Link to={layoutAddress(slug)}>{name}</Link>
      </h2>
      <p className={common.note}>{about.filter(Boolean).join(' · ')}</p>
      <p>{text.plots.free(free, statuses.length)}</p>
      <ul className={css.numbers} aria-label={text.plots.heading}>
        {statuses.slice(0, PLOTS_SHOWN).map((plot) => (
          <li key={plot.id}>
            <Button
              variant="outline"
              aria-label={text.plots.named(plot.number, statusText(plot))}
              onClick={() => setOpenId(plot.id)}
            >
              {plot.number} <Swatch state={plot.state} />
            </Button>
          </li>
        ))}
      </ul>
      {statuses.length > PLOTS_SHOWN && (
        <Link to={layoutAddress(slug)} className={common.link}>
          {text.plots.all(statuses.length)}
        </Link>
      )}
      {open && (
        <Dialog
          heading={text.plots.plot(open.number)}
          close={text.status.close}
          onCancel={() => setOpenId(undefined)}
        >
          <PlotStatusForm slug={slug} status={open} onClose={() => setOpenId(undefined)} />
        </Dialog>
      )}
    </li>
  );
}
