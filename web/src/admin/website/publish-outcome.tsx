import { useQuery } from '@tanstack/react-query';
import { breadcrumbAt } from '@theni/content/labels';
import { valueAt } from '@theni/content/paths';
import { isPicture } from '@theni/content/pictures';
import { pageShowing } from '@theni/content/sections';
import type { Publication, ValueIssue } from '@theni/contract';
import { pages } from '@theni/contract/site-map';
import { timeText } from '@theni/contract/times';
import { useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isPartOf } from '../editor/unsaved-values.ts';
import { layoutIssueLinks } from '../layouts/field-names.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import { unsavedInLayoutsQuery } from '../layouts/save-layouts.ts';
import common from '../ui/common.module.css';
import { LinkList, type ListedLink } from '../ui/links.tsx';
import { useWebsite } from './use-website.ts';
import css from './website.module.css';
import { websiteAddress } from './website-address.ts';

/** Of each thing that the last publication was to show: whether visitors see it. */
export function PublishOutcome() {
  const { isRunning, publication, notBegun } = useWebsite().publishing;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRunning) return;
    return () => {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: 'start' });
    };
  }, [isRunning]);
  return (
    <div ref={element} tabIndex={-1} className={classNames(common.stack, css.outcome)}>
      {!isRunning && notBegun && (
        <>
          <Banner kind="bad" text={notBegun.text} />
          <LinkList links={notBegun.links} />
        </>
      )}
      {!isRunning && !notBegun && publication && <Outcome publication={publication} />}
    </div>
  );
}

function Outcome({ publication }: { publication: Publication }) {
  const { result, message, startedAt, texts, layouts, leftLayouts, skipped } = publication;
  const names = useLayoutNames();
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const unsaved = useQuery(unsavedInLayoutsQuery);
  const textErrors = useRemaining(publication.textErrors);
  const isCurrent = useIsCurrent(publication);
  const time = <p className={common.note}>Last publication: {timeText(startedAt)}</p>;
  if (result === 'failed')
    return (
      <>
        <Banner
          kind="bad"
          text={
            publication.textErrors.length > 0
              ? incompleteText(textErrors.length)
              : `Not published. Visitors still see the old pages. ${message}`
          }
        />
        <LinkList links={textErrors.map(linkToText)} />
        {time}
      </>
    );
  const notPublished = skipped.map(({ slug, isLive, errors }) => ({
    name: nameOf(slug),
    whatVisitorsSee: isLive ? 'Visitors still see its old version.' : 'Visitors do not see it yet.',
    links: layoutIssueLinks(slug, errors),
  }));
  if (publication.textErrors.length > 0)
    notPublished.unshift({
      name: 'Changed texts',
      whatVisitorsSee: 'Visitors still see the old ones.',
      links: textErrors.map(linkToText),
    });
  if (unsaved.data && unsaved.data.length > 0)
    notPublished.unshift({
      name: 'What could not be saved',
      whatVisitorsSee: 'Visitors still see what stood there before.',
      links: unsaved.data,
    });
  const isWhole = notPublished.length === 0;
  const isAnyPublished = texts.length + layouts.length + leftLayouts.length > 0;
  const textUnlessWhole = isAnyPublished ? 'Published in part.' : 'Not published.';
  if (isWhole && !(isCurrent && unsaved.isSuccess)) return time;
  return (
    <>
      <Banner
        kind={isWhole ? 'good' : 'bad'}
        text={isWhole ? 'Published. Visitors see it now.' : textUnlessWhole}
      />
      <ul className={common.stack}>
        {texts.length > 0 && <li>Texts and pictures: published ({texts.length})</li>}
        {layouts.map((slug) => (
          <li key={slug}>{nameOf(slug)}: published</li>
        ))}
        {leftLayouts.map((slug) => (
          <li key={slug}>{nameOf(slug)}: taken off the site</li>
        ))}
        {/* A layout may be called as something else here is. */}
        {notPublished.map(({ name, whatVisitorsSee }, at) => (
          <li key={at} className={common.issue}>
            {name}: not published. {whatVisitorsSee}
          </li>
        ))}
      </ul>
      {/* Below what has become of each thing, which is in view as a whole. */}
      {notPublished.map(
        ({ name, links }, at) =>
          links.length > 0 && (
            <section key={at}>
              <p>Please correct, {name}:</p>
              <LinkList links={links} />
            </section>
          ),
      )}
      <a href={pages.home.path} target="_blank" rel="noreferrer" className={common.link}>
        See it on the site
      </a>
      {time}
    </>
  );
}

/**
 * What was corrected since, or taken back, is no error any more. That a file is gone, or a page could
 * not be made, only the server can tell: this stands until the next publication.
 */
function useRemaining(errors: ValueIssue[]): ValueIssue[] {
  const { samples, state, toCorrect } = useWebsite();
  return errors.filter(
    ({ path }) =>
      toCorrect.some((issue) => issue.path === path) ||
      samples.some((sample) => isPartOf(path, sample)) ||
      path === '' ||
      isPicture(valueAt(state.values, path)),
  );
}

/** Whether visitors see all that is saved, but for what the publication has named. */
function useIsCurrent({ skipped }: Publication): boolean {
  const { state, unpublished } = useWebsite();
  // What the server refuses to save is not public; the save bar says so.
  const isRefused = (path: string) => state.issues.some((issue) => isPartOf(issue.path, path));
  return (
    unpublished.layoutsAsked.isSuccess &&
    unpublished.paths.every(isRefused) &&
    unpublished.layouts.every(({ layout }) => skipped.some(({ slug }) => slug === layout.slug))
  );
}

function incompleteText(count: number): string {
  if (count === 0) return 'Not published. What was to be corrected is changed now: publish again.';
  return count === 1
    ? 'One thing to correct before visitors can see it:'
    : `${count} things to correct before visitors can see them:`;
}

/** The link to a text with an issue. Of a missing text the name says enough. */
function linkToText({ path, message }: ValueIssue): ListedLink {
  // A page could not be made, and no text is known to be the cause.
  if (path === '') return { to: websiteAddress({}), name: message };
  const to = websiteAddress({ page: pageShowing(path), edit: [path] });
  return { to, name: breadcrumbAt(path), ...(message !== 'is missing' && { note: message }) };
}
