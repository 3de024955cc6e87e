import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { ConflictLink, ConflictNotice } from '../documents/conflict-notice.tsx';
import { DeleteLayout } from '../documents/delete-layout.tsx';
import { editorText } from '../documents/editor-words.ts';
import { layoutAddress, layoutParts, linksToParts } from '../documents/layout-parts.ts';
import { layoutText as text } from '../documents/layout-words.ts';
import css from '../documents/layouts.module.css';
import { addressOf, fieldAddress, siteAddress } from '../documents/parts.ts';
import { PlanForm } from '../documents/plan-form.tsx';
import barCss from '../documents/publish-bar.module.css';
import { useEditor, useValue } from '../documents/use-editor.ts';
import { useFocusOnField } from '../documents/use-focus-on-field.ts';
import { useLayout } from '../documents/use-layout.ts';
import { usePartInView } from '../documents/use-part-in-view.ts';
import { BackLink } from '../ui/back-link.tsx';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { LinkList } from '../ui/link-list.tsx';
import { DrawPlots } from './draw-plots.tsx';
import { publicationStatus } from './layout-list.tsx';
import { PlotStates } from './plot-states.tsx';
import { PlotsTable } from './plots-table.tsx';

/** One layout: who has which plot, then the way to the rest; or what is open of that. */
export function LayoutEditor() {
  const { slug } = useLayout();
  const wanted = new URLSearchParams(useLocation().search).get('part');
  const part = layoutParts.find(({ key }) => key === wanted)?.key;
  const place = usePartInView(part);
  return (
    <div className={common.stack}>
      <LayoutHead />
      {part && <StatusBar />}
      <ConflictNotice />
      <div ref={place} className={common.stack} tabIndex={-1}>
        {part ? (
          <>
            <BackLink to={layoutAddress(slug)}>{text.back}</BackLink>
            <OpenedPart key={part} name={part} />
          </>
        ) : (
          <>
            <PublicSwitch />
            <PlotStates />
            <nav aria-label={text.parts}>
              <LinkList links={linksToParts(slug)} />
            </nav>
            <More />
          </>
        )}
      </div>
    </div>
  );
}

function LayoutHead() {
  const { slug, response } = useLayout();
  const { value: name } = useValue<string>('name.en');
  return (
    <div className={css.title}>
      <BackLink to="/admin/projects">{text.all}</BackLink>
      <p>
        <strong>{name || text.unnamed}</strong> ·{' '}
        {text.publicationStatus[publicationStatus(response)]}
      </p>
      <Link to={siteAddress({ layout: slug })} className={common.link}>
        {text.toPage}
      </Link>
    </div>
  );
}

function PublicSwitch() {
  const { value: isPublic, change } = useValue<boolean>('Public');
  return (
    <CheckboxField
      label={text.isPublic}
      checked={isPublic}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}

/** What is needed once, if ever. */
function More() {
  const { slug } = useLayout();
  return (
    <Disclosure summary={text.more}>
      <p className={common.note}>{text.address(slug)}</p>
      <DeleteLayout />
    </Disclosure>
  );
}

/** Whether all is saved, and the way to the public: always in view. */
function StatusBar() {
  const { state, names } = useEditor();
  const { slug } = useLayout();
  const [issue] = state.saving === 'refused' ? state.issues : [];
  return (
    <div className={barCss.bar}>
      <p role="status" className={classNames(barCss.state, barCss[state.saving])}>
        {editorText.saving[state.saving]}{' '}
        {issue && (
          <Link to={fieldAddress(`projects.${slug}.${issue.path}`)}>
            {issue.path === 'Plots' ? issue.message : names.nameAt(issue.path) || issue.message}
          </Link>
        )}
        {state.conflict && <ConflictLink />}
      </p>
      <Link to={addressOf('publish', { layout: slug })} className={barCss.publish}>
        {editorText.review}
      </Link>
    </div>
  );
}

/** What stands in each of `layoutParts`. */
const forms: Record<string, ReactNode> = {
  plots: <PlotsTable />,
  plan: <PlanForm />,
  draw: <DrawPlots />,
};

function OpenedPart({ name }: { name: string }) {
  useFocusOnField();
  const part = layoutParts.find(({ key }) => key === name);
  return (
    <form className={common.stack} onSubmit={(event) => event.preventDefault()}>
      <h2>{part?.name ?? name}</h2>
      {forms[name]}
    </form>
  );
}
