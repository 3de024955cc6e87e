import { breadcrumbAt } from '@theni/content/labels';
import type { ReactNode } from 'react';
import { SaveBar } from '../editor/save-bar.tsx';
import { useWebsite } from './use-website.ts';
import { websiteAddress } from './website-address.ts';

export function WebsiteSaveBar({ children }: { children: ReactNode }) {
  const { state, publishing, unpublished } = useWebsite();
  const { count, layoutsAsked } = unpublished;
  // Whether layouts have changed is not known before they are read.
  const all = layoutsAsked.isSuccess ? 'Everything is published' : 'Saved';
  const none = state.server.published ? all : 'Nothing is published yet';
  const saved = count > 0 ? `Saved, not published yet (${count})` : none;
  return (
    <SaveBar
      state={state}
      saved={publishing.isRunning ? 'Publishing..' : saved}
      linkTo={(path) => ({ to: websiteAddress({ edit: [path] }), name: breadcrumbAt(path) })}
    >
      {children}
    </SaveBar>
  );
}
