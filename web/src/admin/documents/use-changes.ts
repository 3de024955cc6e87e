import { type Content, shipped } from '@theni/content';
import type { PublicationOrder } from '@theni/contract';
import { type Difference, differences } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { useMemo } from 'react';
import { isEdited } from './sections.ts';
import { useLayoutsBesideLive } from './use-changed-layouts.ts';
import { usePublication } from './use-content-editor.ts';
import { useCurrent } from './use-editor.ts';

export interface Changes {
  /** What visitors read, and what they are to read. */
  before: Content;
  after: Content;
  content: Difference[];
  layouts: ReturnType<typeof useLayoutsBesideLive>;
  /** Of the content and of layouts. */
  count: number;
  /** What of the owner's order can be done. */
  order: PublicationOrder;
}

/** All that visitors do not see yet. */
export function useChanges(): Changes {
  const current = useCurrent<Content>();
  const { live, order } = usePublication();
  const layouts = useLayoutsBesideLive(live?.at);
  const { changed, shown } = layouts;
  // Before the first publication there are the samples that the draft began with.
  const before = live?.content ?? shipped;
  const { after, content } = useMemo(() => changesOf(before, current), [before, current]);
  const ofLayouts = changed.map(({ changes }) => Math.max(1, changes.length));
  const slugs = changed.flatMap(({ slug, missing }) => (missing.length === 0 ? [slug] : []));
  const Withdraw = order.Withdraw.filter((slug) => shown.some(({ Slug }) => Slug === slug));
  return {
    before,
    after,
    content,
    layouts,
    count: content.length + ofLayouts.reduce((sum, count) => sum + count, 0) + Withdraw.length,
    order: {
      Layouts: order.Layouts.filter((slug) => slugs.includes(slug) && !Withdraw.includes(slug)),
      Withdraw,
    },
  };
}

function changesOf(before: Content, current: Content) {
  const after = trimmed(current);
  const found = differences(trimmed(before), after);
  return { after, content: found.filter(({ path }) => isEdited(path)) };
}
