import { breadcrumbAt } from '@theni/content/labels';
import { valueAt } from '@theni/content/paths';
import { pageShowing } from '@theni/content/sections';
import type { ContentIssue, SkippedLayout } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { useEffect, useRef } from 'react';
import { layoutPath, pages } from '../../pages.ts';
import { Banner } from '../../ui/banner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { layoutIssueLinks } from '../layouts/field-names.ts';
import { useLayoutNames } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { LinkList, type ListedLink } from '../ui/links.tsx';
import { siteAddress } from './site-address.ts';
import { type Unpublished, useUnpublished } from './use-unpublished.ts';
import { useWebsite } from './use-website.ts';
import css from './website.module.css';

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
  const { isGood, message, values, skipped, before } = outcome;
  const isPublic =
    paths.length === 0 && layouts.every(({ layout }) => isSkipped(skipped, layout.slug));
  // A text that was changed since may be right now.
  const toCorrect = outcome.toCorrect.filter(({ path }) =>
    isSame(valueAt(values, path), valueAt(state.values, path)),
  );
  const isOver = isGood ? !isPublic : outcome.toCorrect.length > 0 && toCorrect.length === 0;
  return (
    <div ref={element} tabIndex={-1} className={classNames(common.stack, css.outcome)}>
      {!isOver && (
        <Banner
          kind={isGood ? 'good' : 'bad'}
          text={toCorrect.length > 0 ? incompleteText(toCorrect.length) : message}
        />
      )}
      {!isOver && isGood && (
        <a
          href={liveAddress(before, skipped)}
          target="_blank"
          rel="noreferrer"
          className={common.link}
        >
          See it on the site
        </a>
      )}
      <LinkList links={toCorrect.map(linkToText)} />
      {skipped.map((layout) => (
        <SkippedNotice key={layout.layout} skipped={layout} />
      ))}
    </div>
  );
}

function incompleteText(count: number): string {
  return count === 1
    ? 'One thing to correct before visitors can see it:'
    : `${count} things to correct before visitors can see them:`;
}

function SkippedNotice({ skipped: { layout, errors } }: { skipped: SkippedLayout }) {
  const name = useLayoutNames(layout).get(layout);
  return (
    <div>
      <p>{name} was not published. Visitors still see its old version. Please correct:</p>
      <LinkList links={layoutIssueLinks(layout, errors)} />
    </div>
  );
}

/** Where visitors see what has been published: a layout, or the page of the first text. */
function liveAddress({ paths, layouts }: Unpublished, skipped: SkippedLayout[]): string {
  const shown = layouts.find(
    ({ layout, change }) => change !== 'leaving' && !isSkipped(skipped, layout.slug),
  );
  if (shown) return layoutPath(shown.layout.slug);
  return pages[paths[0] === undefined ? 'home' : pageShowing(paths[0])].path;
}

function isSkipped(skipped: SkippedLayout[], slug: string): boolean {
  return skipped.some(({ layout }) => layout === slug);
}

/** The link to a text with an issue. Of a missing text the name says enough. */
function linkToText({ path, message }: ContentIssue): ListedLink {
  // A page could not be made, and no text is known to be the cause.
  if (path === '') return { to: siteAddress({}), name: message };
  const to = siteAddress({ page: pageShowing(path), edit: [path] });
  return { to, name: breadcrumbAt(path), ...(message !== 'is missing' && { note: message }) };
}
