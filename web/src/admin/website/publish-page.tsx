import { nameAt, pageOf } from '@theni/content/labels';
import type { KeptLayout } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { useState } from 'react';
import { pages } from '../../pages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutNames } from '../documents/layout-names.ts';
import { layoutAddress, layoutFieldAddress } from '../documents/layout-parts.ts';
import { BackLink } from '../ui/back-link.tsx';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import bar from './bar.module.css';
import { valueAt } from './draft.ts';
import { siteAddress } from './place.ts';
import css from './publish.module.css';
import { Saving } from './publish-bar.tsx';
import { ShownValue } from './shown-value.tsx';
import { nameOfPage } from './toolbar.tsx';
import { stillOld, useUnpublished } from './unpublished.ts';
import { useWebsite } from './use-website.ts';
import { Versions } from './versions.tsx';
import { websiteText } from './words.ts';

const text = websiteText.publish;

/** What is not public yet, the button that publishes it, and what was published before. */
export function PublishPage() {
  const { state, publishing } = useWebsite();
  const { paths, layouts, layoutsAsked, count } = useUnpublished();
  const { Published } = state.server;
  /** What the last publication was to change. */
  const [published, setPublished] = useState<string[]>([]);
  const isNothing = Published !== null && count === 0;
  return (
    <div className={common.stack}>
      <div className={bar.bar}>
        <Saving />
        <Button
          variant={isNothing ? 'outline' : 'solid'}
          // Not `disabled`: the keyboard's focus would be lost.
          aria-disabled={publishing.isRunning}
          onClick={() => {
            if (publishing.isRunning) return;
            setPublished(paths);
            publishing.publish();
          }}
        >
          {publishing.isRunning ? text.publishing : text.button}
        </Button>
      </div>
      <BackLink to={siteAddress({})}>{websiteText.back}</BackLink>
      <h2>{text.heading}</h2>
      <Result paths={published} />
      {Published === null && <p>{text.never}</p>}
      {isNothing && !publishing.outcome && <p>{text.none}</p>}
      {layoutsAsked.isError && (
        <LoadFailed notice={text.layoutsFailed} onRetry={() => layoutsAsked.refetch()} />
      )}
      <ChangedTexts paths={paths} />
      {layouts.length > 0 && (
        <section className={common.stack} aria-label={text.layouts}>
          <h3>{text.layouts}</h3>
          <ul className={css.list}>
            {layouts.map(({ layout: { Slug, Name }, change }) => (
              <li key={Slug}>
                <Link to={layoutAddress(Slug)} className={common.link}>
                  {Name.en || Slug}
                </Link>
                <p>{text.ofLayouts[change]}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <StillOld />
      <Versions />
    </div>
  );
}

/** How the publication stands, or how it ended. */
function Result({ paths }: { paths: string[] }) {
  const { publishing, state } = useWebsite();
  const { isRunning, outcome } = publishing;
  const [path = ''] = paths;
  const page = pageOf(path);
  if (isRunning)
    return (
      <p role="status" className={css.running}>
        {text.publishing} {text.wait}
      </p>
    );
  // What has been put right since is missing no more.
  const missing = (outcome?.missing ?? []).filter((issue) =>
    isSame(valueAt(outcome?.changes ?? {}, issue.path), valueAt(state.changes, issue.path)),
  );
  const isIncomplete = outcome !== undefined && outcome.missing.length > 0;
  const incomplete = missing.length > 0 ? text.incomplete(missing.length) : undefined;
  return (
    <>
      <Banner
        kind={outcome?.isGood ? 'good' : 'bad'}
        text={isIncomplete ? incomplete : outcome?.message}
      />
      {outcome?.isGood && (
        <a href={pages[page].path} target="_blank" rel="noreferrer" className={common.link}>
          {text.look(nameOfPage(page))}
        </a>
      )}
      {missing.length > 0 && (
        <ul className={css.issues}>
          {missing.map((issue) => (
            <li key={issue.path + issue.message}>
              <Link to={siteAddress({ page: pageOf(issue.path), edit: [issue.path] })}>
                {nameAt(issue.path)}
              </Link>
              <p>{issue.message}</p>
            </li>
          ))}
        </ul>
      )}
      {outcome?.kept.map((kept) => (
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
    <section aria-label={name}>
      <p>{text.kept(name)}</p>
      <ul className={css.issues}>
        {errors.slice(0, REASONS_SHOWN).map(({ path, message }) => (
          <li key={path + message}>
            <Link to={layoutFieldAddress(Layout, path)}>{layoutNames.nameAt(path)}</Link>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangedTexts({ paths }: { paths: string[] }) {
  const { draft, state } = useWebsite();
  const { Published } = state.server;
  if (paths.length === 0) return null;
  return (
    <section className={common.stack} aria-label={text.pages}>
      <h3>{text.pages}</h3>
      <ul className={css.list}>
        {paths.map((path) => {
          const name = nameAt(path);
          const before = valueAt(Published ?? {}, path);
          const after = valueAt(state.changes, path);
          return (
            <li key={path} aria-label={name} className={css.change}>
              <h4>
                <Link to={siteAddress({ page: pageOf(path), edit: [path] })}>{name}</Link>
              </h4>
              <dl className={css.sentence}>
                <dt>{text.before}</dt>
                <dd>
                  <ShownValue path={path} value={before} other={after} />
                </dd>
                <dt>{text.after}</dt>
                <dd>
                  <ShownValue path={path} value={after} other={before} />
                </dd>
              </dl>
              <Button
                variant="outline"
                aria-label={text.takeBackOf(name)}
                onClick={() => draft.put(path, before)}
              >
                {text.takeBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function StillOld() {
  const { state } = useWebsite();
  const found = stillOld(state.server.Published ?? {}, state.changes);
  if (found.length === 0) return null;
  return (
    <section className={common.stack} aria-label={text.stillOld}>
      <h3>{text.stillOld}</h3>
      {found.map(({ old, paths }) => (
        <div key={old}>
          <p>{text.standsIn(old)}</p>
          <ul className={css.issues}>
            {paths.map((path) => (
              <li key={path}>
                <Link to={siteAddress({ page: pageOf(path), edit: [path] })}>{nameAt(path)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
