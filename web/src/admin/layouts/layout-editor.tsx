import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { ConflictLink, ConflictNotice } from '../documents/conflict-notice.tsx';
import { DeleteLayout } from '../documents/delete-layout.tsx';
import { editorText } from '../documents/editor-words.ts';
import { LayoutField, layoutFieldPaths } from '../documents/layout-field.tsx';
import {
  layoutAddress,
  layoutFieldAddress,
  layoutParts,
  linksToParts,
} from '../documents/layout-parts.ts';
import { layoutText as text } from '../documents/layout-words.ts';
import css from '../documents/layouts.module.css';
import { PlanForm } from '../documents/plan-form.tsx';
import { useEditor, usePublicationIssues, useValue } from '../documents/use-editor.ts';
import { useFocusOnField } from '../documents/use-focus-on-field.ts';
import { useLayout } from '../documents/use-layout.ts';
import { usePartInView } from '../documents/use-part-in-view.ts';
import { BackLink } from '../ui/back-link.tsx';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { LinkList } from '../ui/link-list.tsx';
import { PUBLISH_ADDRESS } from '../website/place.ts';
import barCss from '../website/website.module.css';
import { websiteText } from '../website/words.ts';
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
  const { response } = useLayout();
  const { value: name } = useValue<string>('name.en');
  return (
    <div className={css.title}>
      <BackLink to="/admin/projects">{text.all}</BackLink>
      <p>
        <strong>{name || text.unnamed}</strong> ·{' '}
        {text.publicationStatus[publicationStatus(response)]}
      </p>
    </div>
  );
}

/** Of five hundred plots without a size it is enough to name a few. */
const LACKS_SHOWN = 5;

/** Whether it goes along with the next publication, and what it lacks for that. */
function PublicSwitch() {
  const { slug } = useLayout();
  const { names } = useEditor();
  const { value: isPublic } = useValue<boolean>('Public');
  const missing = usePublicationIssues();
  return (
    <div>
      <LayoutField path="Public" />
      {isPublic && missing.length > 0 && (
        <>
          <p className={common.note}>{text.lacks(missing.length)}</p>
          <LinkList
            links={missing.slice(0, LACKS_SHOWN).map(({ path, message }) => ({
              to: layoutFieldAddress(slug, path),
              name: names.nameAt(path),
              note: message,
            }))}
          />
        </>
      )}
    </div>
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
          <Link to={layoutFieldAddress(slug, issue.path)}>
            {issue.path === 'Plots' ? issue.message : names.nameAt(issue.path) || issue.message}
          </Link>
        )}
        {state.conflict && <ConflictLink />}
      </p>
      <ButtonLink to={PUBLISH_ADDRESS}>{websiteText.review}</ButtonLink>
    </div>
  );
}

/** What stands in each of `layoutParts`. */
const forms: Record<string, ReactNode> = {
  plots: <PlotsTable />,
  plan: <PlanForm />,
  draw: <DrawPlots />,
  facts: layoutFieldPaths.map((path) => <LayoutField key={path} path={path} />),
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
