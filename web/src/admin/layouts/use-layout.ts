import type { LayoutResponse, LayoutSummary } from '@theni/contract';
import { layoutFrom } from '@theni/contract/layout-fields';
import { layoutIssues } from '@theni/contract/layout-issues';
import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Draft, DraftState } from '../fields/draft.ts';
import { layoutDraftOf } from '../fields/layout.ts';
import { type FieldIssue, sentenceAt } from '../fields/line-field.tsx';
import { notify } from '../ui/notice.tsx';
import type { layoutText } from './words.ts';

const LayoutContext = createContext<ReturnType<typeof useLayoutDraft> | undefined>(undefined);
export const LayoutProvider = LayoutContext.Provider;

export function useLayout() {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('This stands in an open layout only.');
  return layout;
}

/** Holds end by themselves, and another device may book. */
const ASK_EVERY_MS = 30_000;

export function useLayoutDraft(server: LayoutResponse) {
  const [draft] = useState(() => layoutDraftOf(server));
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot);
  useEffect(() => {
    const timer = setInterval(() => draft.refresh().catch(() => {}), ASK_EVERY_MS);
    const close = draft.open();
    return () => {
      clearInterval(timer);
      close();
    };
  }, [draft]);
  useKeptPlots(draft, state);
  const layout = useMemo(() => layoutFrom(state.changes), [state.changes]);
  const checked = useDeferredValue(layout);
  const lacks = useMemo(() => layoutIssues(checked), [checked]);
  const issueAt = (path: string): FieldIssue => ({
    refusal: sentenceAt(path, state.issues),
    lack: sentenceAt(path, lacks),
  });
  return { slug: server.slug, draft, state, layout, lacks, issueAt };
}

/** A plot that was dropped here, and that somebody has by now, stays. */
function useKeptPlots(
  draft: Draft<LayoutResponse>,
  { unsaved, issues, server }: DraftState<LayoutResponse>,
) {
  useEffect(() => {
    const dropped = issues.filter(({ path }) => path in unsaved && unsaved[path] === null);
    for (const { path, message } of dropped) {
      draft.put({ [path]: server.changes[path] ?? null });
      notify({ text: message });
    }
  }, [draft, unsaved, issues, server]);
}

export function publicationOf({
  version,
  publishedVersion,
}: Pick<LayoutSummary, 'version' | 'publishedVersion'>): keyof typeof layoutText.publication {
  if (publishedVersion === null) return 'draft';
  return version === publishedVersion ? 'published' : 'changed';
}
