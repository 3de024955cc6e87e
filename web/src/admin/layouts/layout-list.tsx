import { useQuery } from '@tanstack/react-query';
import type { LayoutSummary } from '@theni/contract';
import { layoutFields } from '@theni/contract/layout-fields';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutsQuery } from '../api/layout-queries.ts';
import { layoutAddress, NEW_LAYOUT_ADDRESS } from '../fields/layout-addresses.ts';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { LoadFailed } from '../ui/error-notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import css from './layouts.module.css';
import { CloseDialog, PlotStatusForm, Swatch, statusText } from './plot-status.tsx';
import { layoutText as text } from './words.ts';

const statusNames = layoutFields.find(({ path }) => path === 'status')?.options;
/** So many are found by looking. */
const SHORT = 5;
/** The other plots are one tap further away, on the layout's own page. */
const PLOTS_SHOWN = 60;

/** Every layout with its plots: from here a plot's status is two taps away. */
export function LayoutList() {
  const {
    data: layouts,
    isError,
    refetch,
  } = useQuery({ ...layoutsQuery, refetchOnWindowFocus: 'always' });
  const [words, setWords] = useState('');
  const found = layouts?.filter(({ Name, Place }) =>
    [Name.en, Name.ta, Place].join(' ').toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <>
      <div className={common.row}>
        <p className={common.note}>{text.list.lead}</p>
        <ButtonLink to={NEW_LAYOUT_ADDRESS} variant="outline">
          {text.create.heading}
        </ButtonLink>
      </div>
      {isError && <LoadFailed notice={text.list.failed} onRetry={() => refetch()} />}
      {!layouts && !isError && <p role="status">{text.loading}</p>}
      {layouts?.length === 0 && <p>{text.list.none}</p>}
      {layouts && layouts.length > SHORT && (
        <SearchField label={text.list.find} words={words} onSearch={setWords} />
      )}
      {words && found?.length === 0 && <p role="status">{text.list.notFound}</p>}
      <ul className={css.cards} aria-label={text.heading}>
        {found?.map((layout) => (
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
  const { Slug, Name, Place, Status, Statuses } = layout;
  const [openNumber, setOpenNumber] = useState<string>();
  const open = Statuses.find((plot) => plot.Number === openNumber);
  const name = Name.en || Slug;
  const free = Statuses.filter(({ State }) => State === 'available').length;
  const about = [Place, statusNames?.[Status], text.publication[publicationOf(layout)]];
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
        <Dialog heading={text.plots.plot(open.Number)} onCancel={() => setOpenNumber(undefined)}>
          <PlotStatusForm
            slug={Slug}
            status={open}
            refresh={onChanged}
            onClose={() => setOpenNumber(undefined)}
          />
          <CloseDialog onClose={() => setOpenNumber(undefined)} />
        </Dialog>
      )}
    </li>
  );
}

/** How it stands between the draft and the public. */
export function publicationOf({
  Version,
  PublishedVersion,
}: Pick<LayoutSummary, 'Version' | 'PublishedVersion'>): keyof typeof text.publication {
  if (PublishedVersion === null) return 'draft';
  return Version === PublishedVersion ? 'published' : 'changed';
}
