import { useQuery } from '@tanstack/react-query';
import { changedPaths, contentFrom } from '@theni/content/changes';
import { isEdited } from '@theni/content/labels';
import type { Changes, LayoutSummary } from '@theni/contract';
import { LANGUAGES } from '@theni/contract/limits';
import { trimmed } from '@theni/contract/trimmed';
import { useMemo } from 'react';
import { layoutsQuery } from '../api/layout-queries.ts';
import { valueAt } from './draft.ts';
import { openedAt } from './place.ts';
import { textsIn } from './shown-texts.ts';
import { useWebsite } from './use-website.ts';

export type LayoutChange = 'new' | 'changed' | 'leaving';

/** All that visitors do not see yet. */
export function useUnpublished() {
  const { state } = useWebsite();
  const { changes, server } = state;
  const layoutsAsked = useQuery(layoutsQuery);
  const paths = useMemo(
    () => unpublishedPaths(server.Published ?? {}, changes),
    [server.Published, changes],
  );
  const layouts = (layoutsAsked.data ?? []).flatMap((layout) => {
    const change = changeOf(layout);
    return change ? [{ layout, change }] : [];
  });
  return { paths, layouts, layoutsAsked, count: paths.length + layouts.length };
}

/** As the sheet opens them: a picture, or the place on the map, is one. Publishing takes blanks off. */
function unpublishedPaths(published: Changes, changes: Changes): string[] {
  const paths = changedPaths(trimmed(published), trimmed(changes)).filter(isEdited);
  return [...new Set(paths.map((path) => openedAt(path).path))];
}

function changeOf({ Public, Version, PublishedVersion }: LayoutSummary): LayoutChange | undefined {
  if (PublishedVersion === null) return Public ? 'new' : undefined;
  if (!Public) return 'leaving';
  return Version === PublishedVersion ? undefined : 'changed';
}

const CONTACT = /^company\.(phones|whatsapp|email)|^people\..*phone$/;

/** Numbers and addresses that have changed, and still stand elsewhere as they were. */
export function stillOld(published: Changes, changes: Changes): { old: string; paths: string[] }[] {
  const [before, now] = [published, changes].map((each) => {
    const content = contentFrom(each);
    return LANGUAGES.flatMap((language) => textsIn(content, language));
  });
  const contacts = (before ?? []).filter(({ path, text }) => CONTACT.test(path) && text);
  const gone = contacts.filter(({ path, text }) => !bareOf(changes, path).includes(bare(text)));
  return [...new Set(gone.map(({ text }) => text))].flatMap((old) => {
    const paths = (now ?? []).flatMap(({ path, text }) =>
      bare(text).includes(bare(old)) ? path : [],
    );
    return paths.length > 0 ? [{ old, paths: [...new Set(paths)] }] : [];
  });
}

/** All that stands where it stood: of a list its other elements, too. */
function bareOf(changes: Changes, path: string): string {
  return bare(JSON.stringify(valueAt(changes, openedAt(path).path)));
}

/** A number is the same, however it is grouped. */
function bare(text: string): string {
  return text.replace(/[\s()-]/g, '').toLowerCase();
}
