import { useQuery } from '@tanstack/react-query';
import type { LayoutResponse } from '@theni/contract';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import {
  LAYOUTS_ADDRESS,
  type LayoutPart,
  layoutAddress,
  layoutParts,
  PUBLISH_ADDRESS,
} from '../addresses.ts';
import { SaveBar } from '../editor/save-bar.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import common from '../ui/common.module.css';
import { ToggleGroup } from '../ui/controls.tsx';
import { BackLink } from '../ui/links.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { DeleteLayout } from './delete-layout.tsx';
import { DetailsForm } from './details-form.tsx';
import { DrawPlots } from './draw-plots.tsx';
import { layoutFieldAddress, nameOfField } from './field-names.ts';
import { LayoutList } from './layout-list.tsx';
import { layoutQuery } from './layout-queries.ts';
import { NewLayout } from './new-layout.tsx';
import { PlotEditor } from './plot-editor.tsx';
import { Preview } from './preview.tsx';
import { PublicSwitch } from './public-switch.tsx';
import { publicationText } from './publication-text.ts';
import { layoutText } from './texts.ts';
import { LayoutProvider, useLayout, useLayoutDraft } from './use-layout.ts';

export default function LayoutsPage() {
  const search = new URLSearchParams(useLocation().search);
  const slug = search.get('layout');
  if (search.has('new'))
    return <AdminPage heading={layoutText.newLayout}>{() => <NewLayout />}</AdminPage>;
  return (
    <AdminPage heading="Layouts">
      {() => (slug ? <LoadedLayout key={slug} slug={slug} /> : <LayoutList />)}
    </AdminPage>
  );
}

/** Holds end by themselves, and another device may book. */
const ASK_EVERY_MS = 30_000;

function LoadedLayout({ slug }: { slug: string }) {
  const query = useQuery({ ...layoutQuery(slug), refetchInterval: ASK_EVERY_MS });
  if (query.data) return <LayoutEditor server={query.data} />;
  return (
    <QueryState query={query} failed={(reason) => `This layout could not be loaded. ${reason}`} />
  );
}

const parts: Record<LayoutPart, ComponentType> = {
  plots: PlotEditor,
  details: DetailsForm,
  drawing: DrawPlots,
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
        <LayoutSaveBar />
        <PublicSwitch />
        <ToggleGroup
          label="Parts of this layout"
          options={layoutParts.map((name) => [name, layoutText.parts[name]])}
          chosen={part}
          onChoose={(name) => navigate(layoutAddress(server.slug, name))}
        />
        <Part key={part} />
        <DeleteLayout />
      </div>
    </LayoutProvider>
  );
}

function Head() {
  const { layout, state } = useLayout();
  return (
    <div>
      <BackLink to={LAYOUTS_ADDRESS}>All layouts</BackLink>
      <h2>{layout.name.en || '(no name yet)'}</h2>
      <p className={common.note}>{publicationText(state.server)}</p>
    </div>
  );
}

function LayoutSaveBar() {
  const { slug, layout, state } = useLayout();
  return (
    <SaveBar
      saving={state.saving}
      issues={state.issues}
      saved="Saved"
      linkTo={(path) => ({
        to: layoutFieldAddress(slug, path),
        name: nameOfField(path, layout.plots),
      })}
    >
      <ButtonLink to={PUBLISH_ADDRESS} variant="outline">
        Publish
      </ButtonLink>
    </SaveBar>
  );
}
