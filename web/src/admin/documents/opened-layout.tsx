import { useQuery } from '@tanstack/react-query';
import type { LayoutResponse } from '@theni/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { isGone } from '../api/errors.ts';
import { layoutQuery } from '../api/layout-queries.ts';
import { LoadFailed } from '../ui/error-notice.tsx';
import { layoutText as text } from './layout-words.ts';
import type { Editor } from './use-editor.ts';
import {
  LayoutProvider,
  type LayoutState,
  type OpenedLayout,
  useLayoutState,
  withLocalDraft,
} from './use-layout.ts';

interface OpenLayoutState {
  editor: Editor;
  layout: LayoutState;
}

const OpenLayoutContext = createContext<OpenLayoutState | undefined>(undefined);

/** The layout that is open beside the site's content; undefined for none. */
export function useOpenLayout(): OpenLayoutState | undefined {
  return useContext(OpenLayoutContext);
}

/** Opens a layout for what stands within, and says so while it cannot. */
export function OpenLayout({
  slug,
  children,
}: {
  slug: string;
  children: (editor: Editor) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = useQuery(layoutQuery(slug));
  const [opened, setOpened] = useState<OpenedLayout>();
  useEffect(() => {
    if (data && !opened) withLocalDraft(data).then(setOpened);
  }, [data, opened]);
  if (data && opened)
    return (
      <WithLayout response={data} opened={opened}>
        {children}
      </WithLayout>
    );
  if (!error || isFetching) return <p role="status">{text.loading}</p>;
  if (isGone(error))
    return (
      <p role="alert">
        {text.gone} <Link to="/admin/projects">{text.all}</Link>
      </p>
    );
  return <LoadFailed notice={text.openFailed} onRetry={() => refetch()} />;
}

function WithLayout({
  response,
  opened,
  children,
}: {
  response: LayoutResponse;
  opened: OpenedLayout;
  children: (editor: Editor) => ReactNode;
}) {
  const state = useLayoutState(response, opened);
  return (
    <OpenLayoutContext value={state}>
      <LayoutProvider value={state.layout}>{children(state.editor)}</LayoutProvider>
    </OpenLayoutContext>
  );
}
