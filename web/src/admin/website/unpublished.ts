import { useQuery } from '@tanstack/react-query';
import { changedPaths } from '@theni/content/changes';
import { isEditable } from '@theni/content/labels';
import { isValue } from '@theni/content/paths';
import type { Changes, LayoutSummary } from '@theni/contract';
import { trimmed } from '@theni/contract/trimmed';
import { useMemo } from 'react';
import { layoutsQuery } from '../layouts/layout-queries.ts';
import { useWebsite } from './use-website.ts';

type LayoutChange = 'new' | 'changed' | 'leaving';

export function useUnpublished() {
  const { changes, server } = useWebsite().state;
  const { published } = server;
  const layoutsAsked = useQuery(layoutsQuery);
  const paths = useMemo(() => unpublishedPaths(published ?? {}, changes), [published, changes]);
  const layouts = (layoutsAsked.data ?? []).flatMap((layout) => {
    const change = changeOf(layout);
    return change ? [{ layout, change }] : [];
  });
  return { paths, layouts, layoutsAsked, count: paths.length + layouts.length };
}

/** Publishing takes blanks off. */
function unpublishedPaths(published: Changes, changes: Changes): string[] {
  const changed = changedPaths(trimmed(published), trimmed(changes));
  // A build may have dropped or renamed a text that is published.
  return changed.filter((path) => isValue(path) && isEditable(path));
}

function changeOf({
  public: isPublic,
  version,
  publishedVersion,
}: LayoutSummary): LayoutChange | undefined {
  if (publishedVersion === null) return isPublic ? 'new' : undefined;
  if (!isPublic) return 'leaving';
  return version === publishedVersion ? undefined : 'changed';
}
