import { breadcrumbAt } from '@theni/content/labels';
import type { ReactNode } from 'react';
import { SaveBar } from '../editor/save-bar.tsx';
import { useUnpublished } from './use-unpublished.ts';
import { useWebsite } from './use-website.ts';
import { websiteAddress } from './website-address.ts';

export function WebsiteSaveBar({ children }: { children: ReactNode }) {
  const { state, publishing } = useWebsite();
  const { count } = useUnpublished();
  const none = state.server.published ? 'Everything is published' : 'Nothing is published yet';
  const saved = count > 0 ? `Saved, not published yet (${count})` : none;
  return (
    <SaveBar
      saving={state.saving}
      issues={state.issues}
      questions={state.questions}
      saved={publishing.isRunning ? 'Publishing..' : saved}
      linkTo={(path) => ({ to: websiteAddress({ edit: [path] }), name: breadcrumbAt(path) })}
    >
      {children}
    </SaveBar>
  );
}
