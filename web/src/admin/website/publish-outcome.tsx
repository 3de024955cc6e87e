import { breadcrumbAt } from '@theni/content/labels';
import { valueAt } from '@theni/content/paths';
import { pageShowing } from '@theni/content/sections';
import type { SkippedLayout, ValueIssue } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { pages } from '@theni/contract/site-map';
import { useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { layoutIssueLinks } from '../layouts/field-names.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { LinkList, type ListedLink } from '../ui/links.tsx';
import { useUnpublished } from './use-unpublished.ts';
import { useWebsite } from './use-website.ts';
import css from './website.module.css';
import { websiteAddress } from './website-address.ts';

/** How the last publication of this tab has ended, for as long as that is still so. */
export function PublishOutcome() {
  const { publishing, state } = useWebsite();
  const { paths, layouts } = useUnpublished();
  const { outcome } = publishing;
  const element = useRef<HTMLDivElement>(null);
  const isBad = outcome?.isGood === false;
  useEffect(() => {
    if (isBad) element.current?.focus();
  }, [isBad]);
  if (!outcome) return null;
  const { isGood, message, values, skipped } = outcome;
  const isUnchanged = (path: string) => isSame(valueAt(values, path), valueAt(state.values, path));
  // `values` has also what the server refuses to save. That is not public; the save bar says so.
  const isPublic =
    paths.every(isUnchanged) &&
    layouts.every(({ layout }) => skipped.some(({ slug }) => slug === layout.slug));
  // A text that was changed since may be right now.
  const toCorrect = outcome.toCorrect.filter(({ path }) => isUnchanged(path));
  const isOutdated = isGood ? !isPublic : outcome.toCorrect.length > 0 && toCorrect.length === 0;
  return (
    <div ref={element} tabIndex={-1} className={classNames(common.stack, css.outcome)}>
      {!isOutdated && (
        <Banner
          kind={isGood ? 'good' : 'bad'}
          text={toCorrect.length > 0 ? incompleteText(toCorrect.length) : message}
        />
      )}
      {!isOutdated && isGood && (
        <a href={pages.home.path} target="_blank" rel="noreferrer" className={common.link}>
          See it on the site
        </a>
      )}
      <LinkList links={toCorrect.map(linkToText)} />
      {skipped.map((layout) => (
        <SkippedNotice key={layout.slug} {...layout} />
      ))}
    </div>
  );
}

function incompleteText(count: number): string {
  return count === 1
    ? 'One thing to correct before visitors can see it:'
    : `${count} things to correct before visitors can see them:`;
}

function SkippedNotice({ slug, errors }: SkippedLayout) {
  const name = useLayoutNames(slug).get(slug);
  return (
    <div>
      <p>{name} was not published. Visitors still see its old version. Please correct:</p>
      <LinkList links={layoutIssueLinks(slug, errors)} />
    </div>
  );
}

/** The link to a text with an issue. Of a missing text the name says enough. */
function linkToText({ path, message }: ValueIssue): ListedLink {
  // A page could not be made, and no text is known to be the cause.
  if (path === '') return { to: websiteAddress({}), name: message };
  const to = websiteAddress({ page: pageShowing(path), edit: [path] });
  return { to, name: breadcrumbAt(path), ...(message !== 'is missing' && { note: message }) };
}
