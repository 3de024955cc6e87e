import { type Content, shipped } from '@theni/content';
import type { PublicationOrder } from '@theni/contract';
import { type Difference, differences } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { useMemo } from 'react';
import { useOpenLayout } from './opened-layout.tsx';
import { isEdited } from './sections.ts';
import { type LayoutsBesideLive, useLayoutsBesideLive } from './use-changed-layouts.ts';
import { usePublication } from './use-content-editor.ts';
import { useCurrent } from './use-editor.ts';

export interface Changes {
  content: Difference[];
  layouts: ReturnType<typeof useLayoutsBesideLive>;
  /** Slugs of layouts that are deleted, and whose pages go with the next publication. */
  deleted: string[];
  /** Of the content and of layouts; undefined until it is known. */
  count: number | undefined;
  /** What of the owner's order can be done. */
  order: PublicationOrder;
  /** Nothing but layouts has changed, and none of them is ticked. */
  isNothingChosen: boolean;
}

/** All that visitors do not see yet. */
export function useChanges(): Changes {
  const current = useCurrent<Content>();
  const { live, order } = usePublication();
  const open = useOpenLayout();
  const layouts = useLayoutsBesideLive(live?.at, open?.editor.state.version);
  // Before the first publication there are the samples that the draft began with.
  const before = live?.content ?? shipped;
  const content = useMemo(() => changesOf(before, current), [before, current]);
  const deleted = layouts.isKnown ? deletedOf(live?.layouts ?? [], layouts.all) : [];
  const possible = possibleOf(order, layouts);
  const ofLayouts = layouts.changed.map(({ count }) => count);
  const others = content.length + deleted.length + possible.Withdraw.length;
  return {
    content,
    layouts,
    deleted,
    order: possible,
    count: layouts.isKnown ? ofLayouts.reduce((sum, count) => sum + count, others) : undefined,
    isNothingChosen: ofLayouts.length > 0 && others + possible.Layouts.length === 0,
  };
}

function deletedOf(live: string[], all: { Slug: string }[]): string[] {
  return live.filter((slug) => all.every(({ Slug }) => Slug !== slug));
}

/** What has gone public meanwhile, or lacks something now, is left out. */
function possibleOf(order: PublicationOrder, layouts: LayoutsBesideLive): PublicationOrder {
  const { changed, shown } = layouts;
  const Withdraw = order.Withdraw.filter((slug) => shown.some(({ Slug }) => Slug === slug));
  const complete = changed.flatMap(({ slug, missing }) => (missing.length === 0 ? [slug] : []));
  const isPossible = (slug: string) => complete.includes(slug) && !Withdraw.includes(slug);
  return { Layouts: order.Layouts.filter(isPossible), Withdraw };
}

function changesOf(before: Content, current: Content): Difference[] {
  return differences(trimmed(before), trimmed(current)).filter(({ path }) => isEdited(path));
}
