import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeletedLayout, LayoutSummary } from '@theni/contract';
import { timeText } from '@theni/contract/times';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutAddress, NEW_LAYOUT_ADDRESS } from '../addresses.ts';
import { call } from '../api/call.ts';
import { apiErrorText } from '../api/errors.ts';
import { labels } from '../help/labels.ts';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { notify } from '../ui/notice.ts';
import { ErrorNotice, QueryState } from '../ui/query-state.tsx';
import { useChange } from '../ui/use-change.ts';
import {
  deletedLayoutsQuery,
  layoutsFailed,
  layoutsQuery,
  nameOfLayout,
} from './layout-queries.ts';
import css from './layouts.module.css';
import { RecentChanges, type Tap, TapChoice, useMarkPlot } from './status/mark-plots.tsx';
import { PlotStatusForm, Swatch, SwatchPatterns, statusText } from './status/plot-status.tsx';

/** The other plots are one tap further away, on the layout's own page. */
const PLOTS_SHOWN = 60;

export function LayoutList() {
  const query = useQuery({ ...layoutsQuery, refetchOnWindowFocus: 'always' });
  const { data: layouts } = query;
  const [tap, setTap] = useState<Tap>('open');
  return (
    <>
      <div className={common.row}>
        <p className={common.note}>
          A change of a plot’s status is seen by visitors within a minute.
        </p>
        <ButtonLink to={NEW_LAYOUT_ADDRESS} variant="outline">
          {labels.newLayout}
        </ButtonLink>
      </div>
      <QueryState query={query} failed={layoutsFailed} />
      <TapChoice tap={tap} onChoose={setTap} />
      <SwatchPatterns />
      {layouts?.length === 0 && (
        <p>There are no layouts yet. Start with the first one: its name is enough for now.</p>
      )}
      <ul className={css.cards} aria-label="Layouts">
        {layouts?.map((layout) => (
          <LayoutListCard key={layout.slug} layout={layout} tap={tap} />
        ))}
      </ul>
      <DeletedLayouts />
    </>
  );
}

function LayoutListCard({ layout, tap }: { layout: LayoutSummary; tap: Tap }) {
  const { slug, place, statuses } = layout;
  const [openId, setOpenId] = useState<string>();
  const markPlot = useMarkPlot(slug);
  const open = statuses.find(({ id }) => id === openId);
  const name = nameOfLayout(layout);
  const free = statuses.filter(({ state }) => state === 'available').length;
  const about = [place, publicationText(layout)];
  return (
    <li className={common.card} aria-label={name}>
      <h2>
        <Link to={layoutAddress(slug)}>{name}</Link>
      </h2>
      <p className={common.note}>{about.filter(Boolean).join(' · ')}</p>
      <p>
        {statuses.length === 0 ? 'No plots yet' : `${free} of ${statuses.length} plots available`}
      </p>
      <RecentChanges slug={slug}>
        <ul className={css.numbers} aria-label="Plots">
          {statuses.slice(0, PLOTS_SHOWN).map((plot) => (
            <li key={plot.id}>
              <Button
                variant="outline"
                aria-label={`Plot ${plot.number}, ${statusText(plot)}`}
                onClick={() => (tap === 'open' ? setOpenId(plot.id) : markPlot(plot, tap))}
              >
                {plot.number} <Swatch state={plot.state} />
              </Button>
            </li>
          ))}
        </ul>
      </RecentChanges>
      {statuses.length > PLOTS_SHOWN && (
        <Link to={layoutAddress(slug)} className={common.link}>
          All {statuses.length} plots
        </Link>
      )}
      {open && (
        <Dialog heading={`Plot ${open.number}`} close="Close" onCancel={() => setOpenId(undefined)}>
          <PlotStatusForm slug={slug} status={open} onClose={() => setOpenId(undefined)} />
        </Dialog>
      )}
    </li>
  );
}

/** How what visitors see of a layout stands to its draft. */
export function publicationText({
  version,
  publishedVersion,
}: Pick<LayoutSummary, 'version' | 'publishedVersion'>): string {
  if (publishedVersion === null) return 'Not published yet';
  return version === publishedVersion ? 'Published' : 'Published, but not your new changes';
}

/** The layouts that were deleted today or yesterday, each with the way back. */
function DeletedLayouts() {
  const { data: deleted = [] } = useQuery(deletedLayoutsQuery);
  const client = useQueryClient();
  const restore = useChange({
    mutationFn: ({ slug }: DeletedLayout) =>
      call('POST /api/admin/layouts/:slug/restore', { params: { slug } }),
    onSuccess: (_, layout) => notify({ text: `${nameOfLayout(layout)} is restored.` }),
    nameOf: nameOfLayout,
    failure: (error) => `Not restored. ${apiErrorText(error)}`,
    onSettled: () => {
      client.invalidateQueries(layoutsQuery);
      client.invalidateQueries(deletedLayoutsQuery);
    },
  });
  if (deleted.length === 0) return null;
  return (
    <section className={common.stack} aria-label="Deleted layouts">
      <h2>Deleted</h2>
      <p className={common.note}>You can restore a layout for a day.</p>
      <ul className={common.stack}>
        {deleted.map((layout) => (
          <li key={layout.slug} className={common.row}>
            {nameOfLayout(layout)}, {timeText(layout.deletedAt)}
            <Button
              variant="outline"
              aria-label={`Restore ${nameOfLayout(layout)}`}
              isBusy={restore.isPending}
              onClick={() => restore.mutate(layout)}
            >
              {restore.isPending && restore.variables === layout ? 'Restoring..' : 'Restore'}
            </Button>
            {restore.variables?.slug === layout.slug && <ErrorNotice>{restore.failed}</ErrorNotice>}
          </li>
        ))}
      </ul>
    </section>
  );
}
