import { useMutation, useQuery } from '@tanstack/react-query';
import type { LayoutResponse, LayoutSummary } from '@theni/contract';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { call } from '../api/call.ts';
import { isGone, reasonOf } from '../api/errors.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import common from '../ui/common.module.css';
import { BackLink, LinkList, ToggleGroup } from '../ui/controls.tsx';
import { ConfirmDialog, Dialog, Disclosure } from '../ui/dialog.tsx';
import { ErrorNotice, QueryState } from '../ui/notice.tsx';
import { PUBLISH_ADDRESS } from '../website/use-website.ts';
import barCss from '../website/website.module.css';
import { websiteText } from '../website/words.ts';
import { Details, Preview } from './details.tsx';
import { Drawing } from './drawing.tsx';
import {
  LAYOUTS_ADDRESS,
  type LayoutPart,
  layoutAddress,
  layoutFieldAddress,
  layoutIssueLinks,
  layoutParts,
  NEW_LAYOUT_ADDRESS,
  nameOfField,
} from './layout.ts';
import { layoutQuery, layoutsQuery } from './layout-queries.ts';
import css from './layouts.module.css';
import { NewLayout } from './new-layout.tsx';
import { Swatch, statusText } from './plot-status.tsx';
import { PlotStatusForm } from './plot-status-form.tsx';
import { Plots } from './plots.tsx';
import { LayoutProvider, publicationOf, useLayout, useLayoutDraft } from './use-layout.ts';
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

/** Holds end by themselves, and another device may book. */
const ASK_EVERY_MS = 30_000;

function LoadedLayout({ slug }: { slug: string }) {
  const query = useQuery({ ...layoutQuery(slug), refetchInterval: ASK_EVERY_MS });
  if (query.data) return <LayoutEditor server={query.data} />;
  return <QueryState query={query} failed={() => text.openFailed} />;
}

/** The other plots are one tap further away, on the layout's own page. */
const PLOTS_SHOWN = 60;

function LayoutList() {
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

const parts: Record<LayoutPart, ComponentType> = {
  plots: Plots,
  details: Details,
  drawing: Drawing,
  preview: Preview,
};

function LayoutEditor({ server }: { server: LayoutResponse }) {
  const open = useLayoutDraft(server);
  const search = new URLSearchParams(useLocation().search);
  const part = layoutParts.find((name) => name === search.get('part')) ?? 'plots';
  const navigate = useNavigate();
  const Part = parts[part];
  return (
    <LayoutProvider value={open}>
      <div className={common.stack}>
        <Head />
        <SavingBar />
        <PublicSwitch />
        <ToggleGroup
          label={text.partsLabel}
          options={layoutParts.map((name) => [name, text.parts[name]])}
          chosen={part}
          onChoose={(name) => navigate(layoutAddress(server.slug, name))}
        />
        <Part key={part} />
        <More />
      </div>
    </LayoutProvider>
  );
}

function Head() {
  const { layout, state } = useLayout();
  return (
    <div>
      <BackLink to={LAYOUTS_ADDRESS}>{text.all}</BackLink>
      <h2>{layout.name.en || text.unnamed}</h2>
      <p className={common.note}>{text.publication[publicationOf(state.server)]}</p>
    </div>
  );
}

function SavingBar() {
  const { slug, layout, state } = useLayout();
  const [issue] = state.issues;
  return (
    <div className={barCss.bar}>
      <p role="status" className={classNames(barCss.state, barCss[state.saving])}>
        {state.saving === 'saved' ? text.saved : websiteText.saving[state.saving]}{' '}
        {state.saving === 'refused' && issue && (
          <Link to={layoutFieldAddress(slug, issue.path)}>
            {nameOfField(issue.path, layout.plots)}
          </Link>
        )}
      </p>
      <ButtonLink to={PUBLISH_ADDRESS} variant="outline">
        {websiteText.review}
      </ButtonLink>
    </div>
  );
}

function PublicSwitch() {
  const { slug, draft, layout, lacks } = useLayout();
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={layout.public}
        className={common.switch}
        onClick={() => draft.put({ public: !layout.public })}
      >
        {text.isPublic}
      </button>
      {layout.public && lacks.length > 0 && (
        <>
          <p className={common.note}>{text.lacks(lacks.length)}</p>
          <LinkList links={layoutIssueLinks(slug, lacks, layout.plots)} />
        </>
      )}
    </div>
  );
}

function More() {
  const { slug, draft, layout } = useLayout();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // What is on its way to the server must not come after it.
      await draft.save();
      await call('DELETE /api/admin/layouts/:slug', { params: { slug } }).catch((cause) => {
        if (!isGone(cause)) throw cause;
      });
      draft.discard();
    },
  });
  // Not called once this page has been left.
  const leave = () => navigate(LAYOUTS_ADDRESS, { replace: true });
  return (
    <Disclosure summary={text.more}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {text.deletion.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={text.deletion.question(layout.name.en || slug)}
          confirm={text.deletion.confirm}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate(undefined, { onSuccess: leave })}
        >
          <p>{text.deletion.loses(layout.plots.length)}</p>
          <ErrorNotice>{error && text.deletion.failed(reasonOf(error))}</ErrorNotice>
        </ConfirmDialog>
      )}
    </Disclosure>
  );
}
