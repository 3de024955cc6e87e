import type { LayoutResponse, LayoutSummary } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { layoutFrom } from '@theni/contract/layout-values';
import { createContext, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import type { Draft } from '../editor/draft.ts';
import { type DraftState, useDraft } from '../editor/use-draft.ts';
import { issueAt } from '../fields/field-issue.ts';
import { notify } from '../ui/notice.ts';
import { layoutDraftSource } from './layout-drafts.ts';

const LayoutContext = createContext<ReturnType<typeof useLayoutDraft> | undefined>(undefined);
export const LayoutProvider = LayoutContext.Provider;

export function useLayout() {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('This stands in an open layout only.');
  return layout;
}

export function useLayoutDraft(server: LayoutResponse) {
  const { draft, state } = useDraft(layoutDraftSource(server.slug), server);
  useKeptPlots(draft, state);
  const layoutDraft = useMemo(() => withLastUndo(draft), [draft]);
  const layout = useMemo(() => layoutFrom(state.changes), [state.changes]);
  const checked = useDeferredValue(layout);
  const missing = useMemo(() => layoutIssues(checked, new Date()), [checked]);
  return {
    ...{ slug: server.slug, draft: layoutDraft, state, layout, missing },
    issueAt: (path: string) => issueAt(path, state.issues, missing),
  };
}

/** Undo belongs to the last change: an earlier one would be put over what was typed since. */
function withLastUndo(draft: Draft): Draft {
  return {
    ...draft,
    put(values) {
      notify(undefined);
      draft.put(values);
    },
  };
}

/** A plot that was dropped here, and that somebody has by now, stays. */
function useKeptPlots(draft: Draft, { unsaved, issues }: DraftState<LayoutResponse>) {
  useEffect(() => {
    const refused = issues.filter(({ path }) => unsaved[path] === null);
    if (refused.length === 0) return;
    draft.discard(refused.map(({ path }) => path));
    notify({ text: refused.map(({ message }) => message).join(' ') });
    // Who has them by now is shown at once.
    draft.refresh();
  }, [draft, unsaved, issues]);
}

/** How what visitors see of a layout stands to its draft. */
export function publicationText({
  version,
  publishedVersion,
}: Pick<LayoutSummary, 'version' | 'publishedVersion'>): string {
  if (publishedVersion === null) return 'Not published yet';
  return version === publishedVersion ? 'Public' : 'Public; your new changes are not published yet';
}
