import { useQueries, useQuery } from '@tanstack/react-query';
import type { Content } from '@theni/content';
import { changedPaths } from '@theni/content/changes';
import { valueAt } from '@theni/content/paths';
import { valueToPublish } from '@theni/content/schema';
import { isEditable } from '@theni/content/value-settings';
import type { LayoutSummary, ValueIssue, ValuesByPath, WebsiteResponse } from '@theni/contract';
import { layoutChangeTexts } from '@theni/contract/layout-changes';
import { layoutFrom } from '@theni/contract/layout-values';
import { isSame } from '@theni/contract/same-values';
import { createContext, useContext, useMemo } from 'react';
import type { DraftState, Saver } from '../editor/saver.ts';
import { layoutQuery, layoutsQuery } from '../layouts/layout-queries.ts';
import type { Publishing } from './use-publishing.ts';

interface Website {
  saver: Saver;
  state: DraftState<WebsiteResponse>;
  publishing: Publishing;
  unpublished: ReturnType<typeof useUnpublished>;
  content: Content;
  /** What keeps the draft from being published. */
  toCorrect: ValueIssue[];
  /** Paths of the values that are still the sample; none once the site is published. */
  samples: string[];
}

export const WebsiteContext = createContext<Website | undefined>(undefined);

export function useWebsite(): Website {
  const website = useContext(WebsiteContext);
  if (!website) throw new Error('This stands in the editor of the website only.');
  return website;
}

export type LayoutChange = 'new' | 'changed' | 'leaving';

/** What visitors do not see yet of the texts and of the layouts. */
export function useUnpublished({
  values,
  server: { published },
}: Pick<DraftState<WebsiteResponse>, 'values' | 'server'>) {
  const layoutsAsked = useQuery(layoutsQuery);
  const paths = useMemo(() => unpublishedPaths(published ?? {}, values), [published, values]);
  const layouts = (layoutsAsked.data ?? []).flatMap((layout) => {
    const change = changeOf(layout);
    return change ? [{ layout, change }] : [];
  });
  return { paths, layouts, layoutsAsked, count: paths.length + layouts.length };
}

/** By its slug, in a few words, what is another in each changed layout than visitors see. */
export function useLayoutChanges(slugs: string[]): Map<string, string[]> {
  return useQueries({
    queries: slugs.map((slug) => ({ ...layoutQuery(slug), queryKey: ['layout', slug, 'changes'] })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) =>
          data?.published
            ? [[data.slug, layoutChangeTexts(data.published, layoutFrom(data.draft))] as const]
            : [],
        ),
      ),
  });
}

function unpublishedPaths(published: ValuesByPath, values: ValuesByPath): string[] {
  return changedPaths(published, values).filter(
    (path) =>
      isEditable(path) &&
      !isSame(valueAt(published, path), valueToPublish(path, valueAt(values, path))),
  );
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
