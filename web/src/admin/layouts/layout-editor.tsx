import type { LayoutResponse } from '@theni/contract';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import {
  LAYOUTS_ADDRESS,
  type LayoutPart,
  layoutAddress,
  layoutParts,
  PUBLISH_ADDRESS,
} from '../addresses.ts';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { SaveBar } from '../editor/save-bar.tsx';
import { FieldQuestion } from '../fields/field-question.tsx';
import { labels } from '../help/labels.ts';
import { queryClient } from '../query-client.ts';
import common from '../ui/common.module.css';
import { ToggleGroup } from '../ui/controls.tsx';
import { ConfirmedDeleteButton } from '../ui/dialog.tsx';
import { BackLink, LinkList } from '../ui/links.tsx';
import { DetailsForm } from './details/details-form.tsx';
import { layoutFieldAddress, layoutIssueLinks, nameOfField } from './field-names.ts';
import { publicationText } from './layout-list.tsx';
import { deletedLayoutsQuery, layoutsQuery } from './layout-queries.ts';
import { DrawPlots } from './plan/draw-plots.tsx';
import { PlotEditor } from './plots/plot-editor.tsx';
import { Preview } from './preview/preview.tsx';
import { LayoutContext, useLayout, useLayoutDraft } from './use-layout.ts';

const parts: Record<LayoutPart, ComponentType> = {
  plots: PlotEditor,
  details: DetailsForm,
  draw: DrawPlots,
  preview: Preview,
};

const PART_NAMES: Record<LayoutPart, string> = {
  plots: 'Plots',
  details: labels.details,
  draw: 'Draw plots',
  preview: 'Preview',
};

export function LayoutEditor({ server }: { server: LayoutResponse }) {
  const open = useLayoutDraft(server);
  const search = new URLSearchParams(useLocation().search);
  const part = layoutParts.find((name) => name === search.get('part')) ?? 'plots';
  const navigate = useNavigate();
  const Part = parts[part];
  return (
    <LayoutContext value={open}>
      <div className={common.stack}>
        <Head />
        <LayoutSaveBar />
        <PublicSwitch />
        <ToggleGroup
          label="Parts of this layout"
          options={layoutParts.map((name) => [name, PART_NAMES[name]])}
          chosen={part}
          onChoose={(name) => navigate(layoutAddress(server.slug, name))}
        />
        <Part key={part} />
        <DeleteLayout />
      </div>
    </LayoutContext>
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
      state={state}
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

function PublicSwitch() {
  const { slug, saver, layout, toCorrect, issueAt } = useLayout();
  const { question } = issueAt('public');
  return (
    <div>
      <CheckboxField
        role="switch"
        label={labels.isPublic}
        checked={layout.public}
        onChange={() => saver.put({ public: !layout.public })}
      />
      {question && <FieldQuestion {...question} />}
      {layout.public && toCorrect.length > 0 && (
        <>
          <p className={common.note}>
            {toCorrect.length === 1
              ? 'One thing to correct before visitors can see it:'
              : `${toCorrect.length} things to correct before visitors can see it:`}
          </p>
          <LinkList links={layoutIssueLinks(slug, toCorrect, layout.plots)} />
        </>
      )}
    </div>
  );
}

function DeleteLayout() {
  const { slug, saver, layout } = useLayout();
  const navigate = useNavigate();
  const name = layout.name.en || slug;
  return (
    <ConfirmedDeleteButton
      label="Delete this layout…"
      name={name}
      heading={`Delete ${name}?`}
      confirm="Delete"
      question={`Its details, papers and plots (${layout.plots.length}) will be deleted, with their outlines. You can restore them for a day, under “Layouts”. Leads and photos stay.`}
      act={async () => {
        // What is on its way to the server must not come after it.
        await saver.save();
        await call('DELETE /api/admin/layouts/:slug', { params: { slug } }).catch((cause) => {
          if (!isGone(cause)) throw cause;
        });
        saver.discard();
        queryClient.setQueryData(layoutsQuery.queryKey, (all) =>
          all?.filter((listed) => listed.slug !== slug),
        );
        queryClient.invalidateQueries(deletedLayoutsQuery);
        return `${name} is deleted.`;
      }}
      onDeleted={() => navigate(LAYOUTS_ADDRESS, { replace: true })}
    />
  );
}
