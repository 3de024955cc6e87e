import type { Changes, LayoutResponse, LayoutSummary } from '@theni/contract';
import { layoutFrom, type PlotDraft, plotPath } from '@theni/contract/layout-fields';
import { layoutIssues } from '@theni/contract/layout-issues';
import { createContext, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import type { Draft } from '../fields/draft.ts';
import { layoutDocument } from '../fields/layout.ts';
import { type FieldIssue, sentenceAt } from '../fields/line-field.tsx';
import { type DraftState, useDraft } from '../fields/use-draft.ts';
import { notify } from '../ui/notice.tsx';
import type { layoutText } from './words.ts';

const LayoutContext = createContext<ReturnType<typeof useLayoutDraft> | undefined>(undefined);
export const LayoutProvider = LayoutContext.Provider;

export function useLayout() {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('This stands in an open layout only.');
  return layout;
}

export function useLayoutDraft(loaded: LayoutResponse) {
  const { draft, state } = useDraft(layoutDocument(loaded.Slug), loaded);
  useKeptPlots(draft, state);
  const layout = useMemo(() => layoutFrom(state.changes), [state.changes]);
  const checked = useDeferredValue(layout);
  const lacks = useMemo(() => layoutIssues(checked), [checked]);
  const issueAt = (path: string): FieldIssue => ({
    refusal: sentenceAt(path, state.issues),
    lack: sentenceAt(path, lacks),
  });
  return { slug: loaded.Slug, draft, state, layout, lacks, issueAt };
}

/** A plot that was dropped here, and that somebody has by now, stays. */
function useKeptPlots(draft: Draft, { unsaved, issues }: DraftState<LayoutResponse>) {
  useEffect(() => {
    const refused = issues.filter(({ path }) => unsaved[path] === null);
    if (refused.length === 0) return;
    draft.discard(refused.map(({ path }) => path));
    notify({ text: refused.map(({ message }) => message).join(' ') });
  }, [draft, unsaved, issues]);
}

/** A plot by its folded number, and the path at which it is changed: that of its saved number. */
export function findPlot(changes: Changes, path: string) {
  const found = Object.entries(changes).find(
    ([key, plot]) =>
      key.startsWith('Plots.') && plot !== null && plotPath((plot as PlotDraft).Number) === path,
  );
  return found && { path: found[0], plot: found[1] as PlotDraft };
}

export function publicationOf({
  Version,
  PublishedVersion,
}: Pick<LayoutSummary, 'Version' | 'PublishedVersion'>): keyof typeof layoutText.publication {
  if (PublishedVersion === null) return 'draft';
  return Version === PublishedVersion ? 'published' : 'changed';
}
