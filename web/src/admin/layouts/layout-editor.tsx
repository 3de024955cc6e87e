import { useMutation } from '@tanstack/react-query';
import type { LayoutResponse } from '@theni/contract';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { call } from '../api/call.ts';
import { isGone, reasonOf } from '../api/errors.ts';
import {
  LAYOUTS_ADDRESS,
  type LayoutPart,
  layoutAddress,
  layoutFieldAddress,
  layoutIssueLinks,
  layoutParts,
  nameOfField,
} from '../fields/layout.ts';
import common from '../ui/common.module.css';
import { BackLink, LinkList, ToggleGroup } from '../ui/controls.tsx';
import { ConfirmDialog, Disclosure } from '../ui/dialog.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { PUBLISH_ADDRESS } from '../website/use-website.ts';
import barCss from '../website/website.module.css';
import { websiteText } from '../website/words.ts';
import { Details, Preview } from './details.tsx';
import { Drawing } from './drawing.tsx';
import { Plots } from './plots.tsx';
import { LayoutProvider, publicationOf, useLayout, useLayoutDraft } from './use-layout.ts';
import { layoutText as text } from './words.ts';

const parts: Record<LayoutPart, ComponentType> = {
  plots: Plots,
  details: Details,
  drawing: Drawing,
  preview: Preview,
};

export function LayoutEditor({ server }: { server: LayoutResponse }) {
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
          onChoose={(name) => navigate(layoutAddress(server.Slug, name))}
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
  const { slug, state } = useLayout();
  const [issue] = state.issues;
  return (
    <div className={barCss.bar}>
      <p role="status" className={classNames(barCss.state, barCss[state.saving])}>
        {state.saving === 'saved' ? text.saved : websiteText.saving[state.saving]}{' '}
        {state.saving === 'refused' && issue && (
          <Link to={layoutFieldAddress(slug, issue.path)}>{nameOfField(issue.path)}</Link>
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
        aria-checked={layout.Public}
        className={common.switch}
        onClick={() => draft.put({ Public: !layout.Public })}
      >
        {text.isPublic}
      </button>
      {layout.Public && lacks.length > 0 && (
        <>
          <p className={common.note}>{text.lacks(lacks.length)}</p>
          <LinkList links={layoutIssueLinks(slug, lacks)} />
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
    },
    onSuccess: () => navigate(LAYOUTS_ADDRESS),
  });
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
          onConfirm={() => mutate()}
        >
          <p>{text.deletion.loses(layout.Plots.length)}</p>
          <ErrorNotice>{error && text.deletion.failed(reasonOf(error))}</ErrorNotice>
        </ConfirmDialog>
      )}
    </Disclosure>
  );
}
