import { useMutation, useQuery } from '@tanstack/react-query';
import { breadcrumbAt, pageOf } from '@theni/content/labels';
import { valueAt } from '@theni/content/paths';
import { isPicture } from '@theni/content/pictures';
import type { ContentVersion } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';
import { timeText } from '@theni/contract/times';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { call } from '../api/call.ts';
import { Thumbnail } from '../fields/thumbnail.tsx';
import { layoutAddress } from '../layouts/layout-addresses.ts';
import common from '../ui/common.module.css';
import { BackLink, LinkList } from '../ui/controls.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { LoadFailed, notify, QueryState } from '../ui/notice.tsx';
import { PublishOutcome } from './publish-outcome.tsx';
import { siteAddress } from './site-address.ts';
import { StillOld } from './still-old.tsx';
import { useUnpublished } from './unpublished.ts';
import { useWebsite } from './use-website.ts';
import { WebsiteSaveBar } from './website-save-bar.tsx';
import { websiteText } from './words.ts';

const { publish: text, versions: versionText } = websiteText;

export function PublishPage() {
  const { state, publishing } = useWebsite();
  const { paths, layouts, layoutsAsked, count } = useUnpublished();
  const { isRunning, publish } = publishing;
  const { published } = state.server;
  const isNothing = published !== null && count === 0;
  const links = layouts.map(({ layout: { slug, name }, change }) => ({
    to: layoutAddress(slug),
    name: name.en || slug,
    note: text.ofLayouts[change],
  }));
  return (
    <div className={common.stack}>
      <WebsiteSaveBar>
        <Button
          variant={isNothing ? 'outline' : 'solid'}
          // Not `disabled`: the keyboard's focus would be lost.
          aria-disabled={isRunning}
          onClick={() => !isRunning && publish({ paths, layouts })}
        >
          {isRunning ? text.publishing : text.button}
        </Button>
        <PublishOutcome />
      </WebsiteSaveBar>
      <BackLink to={siteAddress({})}>{websiteText.back}</BackLink>
      <h2>{text.heading}</h2>
      {isRunning && (
        <p role="status">
          <progress aria-label={text.publishing} /> {text.wait}
        </p>
      )}
      <StillOld />
      {published === null && <p>{text.never}</p>}
      {layoutsAsked.isError && <LoadFailed onRetry={() => layoutsAsked.refetch()} />}
      {paths.length > 0 && (
        <Part name={text.pages}>
          <ChangedTexts paths={paths} />
        </Part>
      )}
      {links.length > 0 && (
        <Part name={text.layouts}>
          <LinkList links={links} />
        </Part>
      )}
      <Versions />
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

/** With its seconds: two may have been published in one minute. */
const whenOf = ({ publishedAt }: ContentVersion) => timeText(publishedAt, 'medium');

function Versions() {
  const { draft, state } = useWebsite();
  const { paths } = useUnpublished();
  const query = useQuery({
    queryKey: ['content versions'],
    queryFn: () => call('GET /api/content/versions'),
  });
  const [asked, setAsked] = useState<ContentVersion>();
  const restore = useMutation({
    mutationFn: ({ version }: ContentVersion) =>
      draft.replace(() =>
        call('POST /api/content/versions/:version/restore', { params: { version } }),
      ),
    onSuccess: () => notify({ text: versionText.restored }),
    onError: () => notify({ text: versionText.restoreFailed }),
    onSettled: () => setAsked(undefined),
  });
  const isLoss = paths.length > 0 || Object.keys(state.unsaved).length > 0;
  return (
    <Part name={versionText.heading}>
      <p className={common.note}>{versionText.lead}</p>
      <QueryState query={query} />
      {query.data?.length === 0 && <p>{versionText.none}</p>}
      <ul className={common.stack}>
        {query.data?.map((version) => (
          <li key={version.version} aria-label={whenOf(version)} className={common.panel}>
            <div className={common.row}>
              <strong>{whenOf(version)}</strong>
              {version.publishedAt === state.server.publishedAt ? (
                <p>{versionText.live}</p>
              ) : (
                <Button
                  variant="outline"
                  aria-label={versionText.restoreOf(whenOf(version))}
                  onClick={() => (isLoss ? setAsked(version) : restore.mutate(version))}
                >
                  {versionText.restore}
                </Button>
              )}
            </div>
            <p className={common.note}>{version.changed.map(breadcrumbAt).join(', ')}</p>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          heading={versionText.question(whenOf(asked))}
          confirm={versionText.restore}
          busy={restore.isPending}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => restore.mutate(asked)}
        >
          <p>{versionText.replaces}</p>
        </ConfirmDialog>
      )}
    </Part>
  );
}

function ChangedTexts({ paths }: { paths: string[] }) {
  const { draft, state } = useWebsite();
  return (
    <ul className={common.stack}>
      {paths.map((path) => {
        const name = breadcrumbAt(path);
        const before = valueAt(state.server.published ?? {}, path);
        const after = valueAt(state.changes, path);
        return (
          <li key={path} aria-label={name} className={common.panel}>
            <div className={common.row}>
              <strong>
                <Link to={siteAddress({ page: pageOf(path), edit: [path] })}>{name}</Link>
              </strong>
              <Button
                variant="outline"
                aria-label={`${text.takeBack}: ${name}`}
                onClick={() => draft.put({ [path]: before })}
              >
                {text.takeBack}
              </Button>
            </div>
            <dl>
              <dt className={common.note}>{text.before}</dt>
              <dd>
                <ShownValue value={before} other={after} />
              </dd>
              <dt className={common.note}>{text.after}</dt>
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

/** @param other what stands beside it: of an element that both lists have the name is enough */
function ShownValue({ value, other }: { value: unknown; other?: unknown }): ReactNode {
  if (isPicture(value)) return <Thumbnail file={value.file} />;
  if (!Array.isArray(value)) return wordsOf(value).join(' · ') || text.nothing;
  const shared = Array.isArray(other) ? other : [];
  const isShared = (element: unknown) => shared.some((other) => isSame(other, element));
  return (
    <ol>
      {value.map((element, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shown, never changed
        <li key={index}>
          {isShared(element) ? wordsOf(element)[0] : <ShownValue value={element} />}
        </li>
      ))}
    </ol>
  );
}

function wordsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value ?? '')].filter(Boolean);
  return isPicture(value) ? [] : Object.values(value).flatMap(wordsOf);
}
