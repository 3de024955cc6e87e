import type { LayoutResponse } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { layoutFrom } from '@theni/contract/layout-values';
import { createContext, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import { type DraftState, type Saver, useDraft } from '../editor/saver.ts';
import { issueAt } from '../fields/field-issue.tsx';
import { notify } from '../ui/notice.ts';
import { layoutTarget } from './save-layouts.ts';

type OpenLayout = ReturnType<typeof useLayoutDraft>;

export const LayoutContext = createContext<OpenLayout | undefined>(undefined);

export function useLayout() {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('This stands in an open layout only.');
  return layout;
}

/** In `fieldValues`, which its fields show, what cannot be read stands as it was typed. */
export function useLayoutDraft(server: LayoutResponse) {
  const { saver, state } = useDraft(layoutTarget(server.slug), server);
  useKeepTakenPlots(saver, state);
  const layout = useMemo(() => layoutFrom(state.values), [state.values]);
  const fieldValues = useMemo(() => layoutFrom(state.fieldValues), [state.fieldValues]);
  const checked = useDeferredValue(layout);
  const toCorrect = useMemo(() => layoutIssues(checked, new Date()), [checked]);
  return {
    slug: server.slug,
    saver,
    state,
    layout,
    fieldValues,
    toCorrect,
    issueAt: (path: string) => issueAt(path, state, toCorrect, saver),
  };
}

/** Of many plots it is enough to name a few: the notice stands over the page. */
const NAMED_MAX = 3;

/** Takes back what the server has refused to drop: a plot that somebody has by now. */
function useKeepTakenPlots(saver: Saver, { unsaved, issues }: DraftState<LayoutResponse>) {
  useEffect(() => {
    const refused = issues.filter(({ path }) => unsaved[path] === null);
    if (refused.length === 0) return;
    saver.discard(refused.map(({ path }) => path));
    const sentences = refused.slice(0, NAMED_MAX).map(({ message }) => message);
    const more = refused.length - sentences.length;
    if (more > 0) sentences.push(`And ${more} more.`);
    notify({ text: sentences.join(' ') });
    // Who has them by now is shown at once.
    saver.refresh();
  }, [saver, unsaved, issues]);
}
