import { breadcrumbAt } from '@theni/content/labels';
import { isText, valueAt } from '@theni/content/paths';
import { pageShowing } from '@theni/content/sections';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutAddress } from '../addresses.ts';
import { ShownValue } from '../fields/field-question.tsx';
import { labels } from '../help/labels.ts';
import { layoutsFailed } from '../layouts/layout-queries.ts';
import common from '../ui/common.module.css';
import { BackLink, LinkList } from '../ui/links.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { PublishOutcome } from './publish-outcome.tsx';
import { type LayoutChange, useLayoutChanges, useWebsite } from './use-website.ts';
import { Versions } from './versions.tsx';
import { websiteAddress } from './website-address.ts';
import { WebsiteSaveBar } from './website-save-bar.tsx';

const LAYOUT_CHANGES: Record<LayoutChange, string> = {
  new: 'New',
  changed: 'Changed',
  leaving: 'Will be taken off the site',
};

export function PublishPage() {
  const { state, publishing, unpublished } = useWebsite();
  const { paths, layouts, layoutsAsked, count } = unpublished;
  const { isRunning, publish } = publishing;
  const { published } = state.server;
  const isNothing = published !== null && layoutsAsked.isSuccess && count === 0;
  const changes = useLayoutChanges(
    layouts.filter(({ change }) => change === 'changed').map(({ layout }) => layout.slug),
  );
  const links = layouts.map(({ layout: { slug, name }, change }) => ({
    to: layoutAddress(slug),
    name: name.en || slug,
    note: changes.get(slug)?.join(' · ') || LAYOUT_CHANGES[change],
  }));
  return (
    <div className={common.stack}>
      <WebsiteSaveBar>
        <Button
          variant={isNothing ? 'outline' : 'solid'}
          isBusy={isRunning}
          onClick={() => publish()}
        >
          {isRunning ? 'Publishing..' : labels.publishNow}
        </Button>
      </WebsiteSaveBar>
      <BackLink to={websiteAddress({})}>Back to the site</BackLink>
      <h2>{labels.publish}</h2>
      <PublishOutcome />
      {isRunning && (
        <p role="status">
          <progress aria-label="Publishing.." /> This takes about ten seconds.
        </p>
      )}
      {published === null && (
        <p>Nothing is published yet. Until you publish, visitors see “coming soon”.</p>
      )}
      {isNothing && <p>There is nothing to publish: visitors see all that you have saved.</p>}
      {layoutsAsked.isError && <QueryState query={layoutsAsked} failed={layoutsFailed} />}
      {paths.length > 0 && (
        <Part name="Pages">
          <ChangedTexts paths={paths} />
        </Part>
      )}
      {links.length > 0 && (
        <Part name="Layouts">
          <LinkList links={links} />
        </Part>
      )}
      <Part name="Earlier versions">
        <Versions />
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={common.stack} aria-label={name}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}

function ChangedTexts({ paths }: { paths: string[] }) {
  const { saver, state } = useWebsite();
  return (
    <ul className={common.stack}>
      {paths.map((path) => {
        const name = breadcrumbAt(path);
        const before = valueAt(state.server.published ?? {}, path);
        const after = valueAt(state.values, path);
        return (
          <li key={path} aria-label={name} className={common.card}>
            <div className={common.row}>
              <strong>
                <Link to={websiteAddress({ page: pageShowing(path), edit: [path] })}>{name}</Link>
              </strong>
              <Button
                variant="outline"
                aria-label={`${labels.undo}: ${name}`}
                onClick={() => saver.put({ [path]: before })}
              >
                {labels.undo}
              </Button>
            </div>
            {isOneLanguageOnly(before, after) && (
              <p className={common.note}>
                The English text has changed, and the Tamil one has not. Should it?
              </p>
            )}
            <dl>
              <dt className={common.note}>Now</dt>
              <dd>
                <ShownValue value={before} other={after} />
              </dd>
              <dt className={common.note}>New</dt>
              <dd>
                <ShownValue value={after} other={before} />
              </dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether an English text is another one, and the Tamil beside it the same as before. */
export function isOneLanguageOnly(before: unknown, after: unknown): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false;
  if (isText(before) && isText(after)) return before.en !== after.en && before.ta === after.ta;
  return Object.entries(after).some(([key, inner]) =>
    isOneLanguageOnly((before as Record<string, unknown>)[key], inner),
  );
}
