import { useQuery } from '@tanstack/react-query';
import type { LayoutSummary } from '@theni/contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutQuery, layoutsQuery } from '../api/layouts.ts';
import { layoutAddress, NEW_LAYOUT_ADDRESS } from '../fields/layout.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { LoadFailed } from '../ui/notice.tsx';
import { LayoutEditor } from './layout-editor.tsx';
import css from './layouts.module.css';
import { NewLayout } from './new-layout.tsx';
import { PlotStatusForm, Swatch, statusText } from './plot-status.tsx';
import { publicationOf } from './use-layout.ts';
import { layoutText as text } from './words.ts';

export default function EditLayoutsPage() {
  const search = new URLSearchParams(useLocation().search);
  const slug = search.get('layout');
  if (search.has('new'))
    return <AdminFrame heading={text.create.heading}>{() => <NewLayout />}</AdminFrame>;
  return (
    <AdminFrame heading={text.heading}>
      {() => (slug ? <LoadedLayout key={slug} slug={slug} /> : <LayoutList />)}
    </AdminFrame>
  );
}

function LoadedLayout({ slug }: { slug: string }) {
  const { data, isError, isFetching, refetch } = useQuery(layoutQuery(slug));
  if (data) return <LayoutEditor server={data} />;
  if (!isError || isFetching) return <p role="status">{text.loading}</p>;
  return <LoadFailed notice={text.openFailed} onRetry={() => refetch()} />;
}

/** The other plots are one tap further away, on the layout's own page. */
const PLOTS_SHOWN = 60;

function LayoutList() {
  const {
    data: layouts,
    isError,
    refetch,
  } = useQuery({ ...layoutsQuery, refetchOnWindowFocus: 'always' });
  return (
    <>
      <div className={common.row}>
        <p className={common.note}>{text.list.lead}</p>
        <ButtonLink to={NEW_LAYOUT_ADDRESS} variant="outline">
          {text.create.heading}
        </ButtonLink>
      </div>
      {isError && <LoadFailed onRetry={() => refetch()} />}
      {!layouts && !isError && <p role="status">{text.loading}</p>}
      {layouts?.length === 0 && <p>{text.list.none}</p>}
      <ul className={css.cards} aria-label={text.heading}>
        {layouts?.map((layout) => (
          <LayoutCard key={layout.Slug} layout={layout} onChanged={() => refetch()} />
        ))}
      </ul>
    </>
  );
}

function LayoutCard({
  layout,
  onChanged,
}: {
  layout: LayoutSummary;
  onChanged: () => Promise<unknown>;
}) {
  const { Slug, Name, Place, Statuses } = layout;
  const [openNumber, setOpenNumber] = useState<string>();
  const open = Statuses.find((plot) => plot.Number === openNumber);
  const name = Name.en || Slug;
  const free = Statuses.filter(({ State }) => State === 'available').length;
  const about = [Place, text.publication[publicationOf(layout)]];
  return (
    <li className={common.panel} aria-label={name}>
      <h2>
        <Link to={layoutAddress(Slug)}>{name}</Link>
      </h2>
      <p className={common.note}>{about.filter(Boolean).join(' · ')}</p>
      <p>{text.plots.free(free, Statuses.length)}</p>
      <ul className={css.numbers} aria-label={text.plots.heading}>
        {Statuses.slice(0, PLOTS_SHOWN).map((plot) => (
          <li key={plot.Number}>
            <Button
              variant="outline"
              aria-label={text.plots.named(plot.Number, statusText(plot))}
              onClick={() => setOpenNumber(plot.Number)}
            >
              {plot.Number} <Swatch state={plot.State} />
            </Button>
          </li>
        ))}
      </ul>
      {Statuses.length > PLOTS_SHOWN && (
        <Link to={layoutAddress(Slug)} className={common.link}>
          {text.plots.all(Statuses.length)}
        </Link>
      )}
      {open && (
        <Dialog
          heading={text.plots.plot(open.Number)}
          close={text.status.close}
          onCancel={() => setOpenNumber(undefined)}
        >
          <PlotStatusForm
            slug={Slug}
            status={open}
            refresh={onChanged}
            onClose={() => setOpenNumber(undefined)}
          />
        </Dialog>
      )}
    </li>
  );
}
