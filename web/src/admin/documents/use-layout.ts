import { useQueryClient } from '@tanstack/react-query';
import type { Layout, LayoutResponse } from '@theni/contract';
import { layoutDraft } from '@theni/contract/layout';
import { layoutIssues } from '@theni/contract/layout-issues';
import type { Difference } from '@theni/contract/tree';
import { createContext, useContext, useMemo, useState } from 'react';
import { call } from '../api/call.ts';
import { layoutQuery } from '../api/layout-queries.ts';
import type { DraftResponse } from './draft.ts';
import { layoutNames } from './layout-names.ts';
import { putLayout } from './layout-saving.ts';
import { restoreLocalDraft, saveLocalDraft, withChanges } from './local-draft.ts';
import { type Editor, type Opened, type Subject, useDraft, useNewEditor } from './use-editor.ts';

export type OpenedLayout = Opened<Layout>;

/** One layout, as the admin has it open. */
export interface LayoutState {
  slug: string;
  /** What the server said last; of the layout itself the draft knows more. */
  response: LayoutResponse;
  /** Asks the server what it has now. */
  refresh: () => Promise<LayoutResponse>;
}

const LayoutContext = createContext<LayoutState | undefined>(undefined);
export const LayoutProvider = LayoutContext.Provider;

export function useLayout(): LayoutState {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('This stands in an open project only.');
  return layout;
}

/** What this device has kept of the layout lies over what the server has. */
export async function withLocalDraft(response: LayoutResponse): Promise<OpenedLayout> {
  const { Slug, Project, Version } = response;
  const kept = await restoreLocalDraft(keptAs(Slug));
  return { response: { Content: Project, Version }, ...withChanges(Project, kept) };
}

/** What its changes are kept under on this device. */
export const keptAs = (slug: string) => `project ${slug}`;

export function useLayoutState(
  response: LayoutResponse,
  opened: OpenedLayout,
): { editor: Editor; layout: LayoutState } {
  const client = useQueryClient();
  const slug = response.Slug;
  const [{ subject, get }] = useState(() =>
    callsOf(slug, (fresh) => client.setQueryData(layoutQuery(slug).queryKey, fresh)),
  );
  const editor = useNewEditor(useDraft(opened, subject), layoutNames);
  const layout = useMemo(() => ({ slug, response, refresh: get }), [slug, response, get]);
  return { editor, layout };
}

function callsOf(slug: string, show: (response: LayoutResponse) => void) {
  /** Each answer tells of the whole layout. */
  const shown = async (asked: Promise<LayoutResponse>) => {
    const response = await asked;
    show(response);
    return response;
  };
  const drafted = ({ Project, Version }: LayoutResponse): DraftResponse<Layout> => ({
    Content: Project,
    Version,
  });
  const get = () => shown(call('GET /api/admin/projects/:slug', { params: { slug } }));
  const subject: Subject<Layout> = {
    get: async () => drafted(await get()),
    put: async (layout, version) => drafted(await shown(putLayout(slug, layout, version))),
    keep: (changes: Difference[]) => saveLocalDraft(changes, keptAs(slug)),
    schema: layoutDraft,
    guard: (layout) => layoutIssues(layout),
  };
  return { subject, get };
}
