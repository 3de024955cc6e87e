import { nameAt, pageOf } from '@theni/content/labels';
import type { ContentIssue, KeptLayout } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { layoutAddress, layoutFieldAddress } from '../fields/layout-addresses.ts';
import { nameOfField } from '../fields/layout-field-names.ts';
import { BackLink } from '../ui/back-link.tsx';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import { LinkList, type ListedLink } from '../ui/link-list.tsx';
import { ChangedTexts } from './changed-texts.tsx';
import { valueAt } from './draft.ts';
import { siteAddress } from './place.ts';
import { Saving } from './site.tsx';
import { stillOld, useUnpublished } from './unpublished.ts';
import { useWebsite } from './use-website.ts';
import { Versions } from './versions.tsx';
import css from './website.module.css';
import { websiteText } from './words.ts';

const text = websiteText.publish;

/** What is not public yet, the button that publishes it, and what was published before. */
export function PublishPage() {
  const { state, publishing } = useWebsite();
  const { paths, layouts, layoutsAsked, count } = useUnpublished();
  const { Published } = state.server;
  const isNothing = Published !== null && count === 0;
  return (
    <div className={common.stack}>
      <div className={css.bar}>
        <Saving />
        <Button
          variant={isNothing ? 'outline' : 'solid'}
          // Not `disabled`: the keyboard's focus would be lost.
          aria-disabled={publishing.isRunning}
          onClick={() => !publishing.isRunning && publishing.publish()}
        >
          {publishing.isRunning ? text.publishing : text.button}
        </Button>
      </div>
      <BackLink to={siteAddress({})}>{websiteText.back}</BackLink>
      <h2>{text.heading}</h2>
      {publishing.isRunning ? (
        <p role="status" className={css.running}>
          {text.publishing} {text.wait}
        </p>
      ) : (
        <Result />
      )}
      {Published === null && <p>{text.never}</p>}
      {isNothing && !publishing.outcome && <p>{text.none}</p>}
      {layoutsAsked.isError && (
        <LoadFailed notice={text.layoutsFailed} onRetry={() => layoutsAsked.refetch()} />
      )}
      {paths.length > 0 && (
        <Part name={text.pages}>
          <ChangedTexts paths={paths} />
        </Part>
      )}
      {layouts.length > 0 && (
        <Part name={text.layouts}>
          <LinkList
            links={layouts.map(({ layout: { Slug, Name }, change }) => ({
              to: layoutAddress(Slug),
              name: Name.en || Slug,
              note: text.ofLayouts[change],
            }))}
          />
        </Part>
      )}
      <StillOld />
      <Versions />
    </div>
  );
}

function linkTo({ path, message }: ContentIssue): ListedLink {
  const to = siteAddress({ page: pageOf(path), edit: [path] });
  return { to, name: nameAt(path), note: message };
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={common.stack} aria-label={name}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}

/** How the publication ended. */
function Result() {
  const { publishing, state } = useWebsite();
  const { outcome } = publishing;
  if (!outcome) return null;
  // What has been put right since is missing no more.
  const missing = outcome.missing.filter((issue) =>
    isSame(valueAt(outcome.changes, issue.path), valueAt(state.changes, issue.path)),
  );
  const isIncomplete = outcome.missing.length > 0;
  return (
    <>
      {(!isIncomplete || missing.length > 0) && (
        <Banner
          kind={outcome.isGood ? 'good' : 'bad'}
          text={isIncomplete ? text.incomplete(missing.length) : outcome.message}
        />
      )}
      {outcome.isGood && (
        <a href="/" target="_blank" rel="noreferrer" className={common.link}>
          {text.look}
        </a>
      )}
      <LinkList links={missing.map(linkTo)} />
      {outcome.kept.map((kept) => (
        <Kept key={kept.Layout} kept={kept} />
      ))}
    </>
  );
}

/** Of five hundred plots without a size it is enough to name a few. */
const REASONS_SHOWN = 5;

/** A public layout that is not complete. */
function Kept({ kept: { Layout, errors } }: { kept: KeptLayout }) {
  const { layoutsAsked } = useUnpublished();
  const name = layoutsAsked.data?.find(({ Slug }) => Slug === Layout)?.Name.en || Layout;
  return (
    <section className={common.stack} aria-label={name}>
      <p>{text.kept(name)}</p>
      <LinkList
        links={errors.slice(0, REASONS_SHOWN).map(({ path, message }) => ({
          to: layoutFieldAddress(Layout, path),
          name: nameOfField(path),
          note: message,
        }))}
      />
    </section>
  );
}

function StillOld() {
  const { state } = useWebsite();
  const found = stillOld(state.server.Published ?? {}, state.changes);
  if (found.length === 0) return null;
  return (
    <Part name={text.stillOld}>
      {found.map(({ old, paths }) => (
        <div key={old}>
          <p>{text.standsIn(old)}</p>
          <LinkList links={paths.map((path) => linkTo({ path, message: '' }))} />
        </div>
      ))}
    </Part>
  );
}
